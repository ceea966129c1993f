import { afterEach, describe, expect, it } from 'vitest'
import { htmlPage, sendHtml, startEntry, type FakePage } from './entry-harness'

let running: Awaited<ReturnType<typeof startEntry>> | undefined
const start = async (...parameters: Parameters<typeof startEntry>) =>
  (running = await startEntry(...parameters))
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const echo: FakePage = ({ url }, response) => sendHtml(response, url)
const saving = { 'save-data': 'on' }
const form = (text: string) =>
  /data-low-data="([\w-]+)"/.exec(text)?.[1] ?? (text.includes('<script>') ? 'full' : 'unmarked')

describe('low-data mode of the entry', () => {
  it('keeps a lean page beside the full one, each with the policy of its own scripts', async () => {
    const { call, requests } = await start(echo)
    const [full, lean] = [await call('/berita'), await call('/berita', { headers: saving })]
    expect([full.text, form(lean.text)]).toEqual([htmlPage('/berita'), 'no-script'])
    expect((await call('/berita', { headers: saving })).headers.etag).toBe(lean.headers.etag)
    expect((await call('/berita')).headers.etag).toBe(full.headers.etag)
    expect(requests.length).toBe(2)
    expect(lean.headers['content-security-policy']).not.toContain('sha256-')
    expect([
      full.headers.vary?.includes('Save-Data'),
      lean.headers.vary?.includes('Save-Data'),
    ]).toEqual([true, true])
    expect([
      full.headers['cache-control']?.startsWith('public'),
      lean.headers['cache-control'],
    ]).toEqual([true, 'private, max-age=0, must-revalidate'])
  })

  it('follows the choice before the browser, whatever else is in the cookie', async () => {
    const { call } = await start(echo)
    const formFor = async (headers: Record<string, string>) =>
      form((await call('/', { headers })).text)
    expect(await formFor({ cookie: 'a=b; low-data=1' })).toBe('no-script')
    expect(await formFor({ ...saving, cookie: 'low-data=0; c=d' })).toBe('full')
    expect(await formFor({ cookie: 'not-low-data=1; low-data=12' })).toBe('full')
    expect(await formFor({ 'save-data': 'off' })).toBe('full')
  })

  it('leaves scripts to pages that are nothing without them, and files alone', async () => {
    const { call } = await start(echo)
    expect(form((await call('/aduan-warga/buat-aduan', { headers: saving })).text)).toBe('low-data')
    expect(form((await call('/en/aduan-warga/cek-status', { headers: saving })).text)).toBe(
      'low-data',
    )
    expect(form((await call('/sampul/warung/7.svg', { headers: saving })).text)).toBe('full')
  })

  it('gives the router nothing to read, so that it loads the lean page, and renders nothing for it', async () => {
    const { call, requests } = await start(echo)
    const payload = await call('/berita?_rsc=abc', { headers: { ...saving, rsc: '1' } })
    expect([payload.status, payload.headers['content-type'], payload.text]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '',
    ])
    expect(requests.length).toBe(0)
    await call('/aduan-warga/buat-aduan', { headers: { ...saving, rsc: '1' } })
    expect(requests.length).toBe(1)
  })

  it('keeps the choice and leads back to the page it was made on', async () => {
    const { call } = await start(echo)
    const choose = (mode: string, referer?: string) =>
      call(`/hemat-data?mode=${mode}`, {
        headers: { host: 'portal.example', ...(referer && { referer }) },
      })
    const on = await choose('on', 'https://portal.example/en/berita?halaman=2')
    expect([on.status, on.headers.location, on.headers['cache-control']]).toEqual([
      303,
      '/en/berita?halaman=2',
      'no-store',
    ])
    expect(on.headers['set-cookie']).toEqual([
      'low-data=1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    ])
    expect((await choose('off')).headers['set-cookie']?.[0]).toMatch(/^low-data=0;/)
  })

  it('is chosen by nobody but the visitor: a link of another site leads on and keeps nothing', async () => {
    const { call } = await start(echo)
    const from = async (site: string) =>
      (await call('/hemat-data?mode=on', { headers: { 'sec-fetch-site': site } })).headers[
        'set-cookie'
      ]
    expect([await from('cross-site'), await from('same-site')]).toEqual([undefined, undefined])
    for (const site of ['same-origin', 'none']) expect(await from(site)).toHaveLength(1)
  })

  it.each([
    undefined,
    'https://elsewhere.example/berita',
    'https://portal.example//elsewhere.example',
    'https://portal.example/hemat-data?mode=on',
    'nonsense',
  ])('never leads elsewhere: %s', async (referer) => {
    const { call } = await start(echo)
    const response = await call('/hemat-data?mode=on', {
      headers: { host: 'portal.example', ...(referer && { referer }) },
    })
    expect(response.headers.location).toBe('/')
  })
})
