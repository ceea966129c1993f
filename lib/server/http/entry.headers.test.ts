import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCompressedForms } from './static/compressed-forms'
import { sendHtml, startEntry } from './entry-harness'
import { loadStaticFiles } from './static/static-files'

const email = 'budi.santoso@contoh.id'
const phone = '081234567890'
const number = 'JBR-20260131-7K4M9Q'

let folder = ''
let site: Awaited<ReturnType<typeof startEntry>>
const script = `console.log(${JSON.stringify('halo '.repeat(400))})`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-static-'))
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true })
  await mkdir(join(folder, 'public', '.well-known'), { recursive: true })
  await mkdir(join(folder, 'public', '.git'), { recursive: true })
  await writeFile(join(folder, 'static', 'chunks', 'app[x].js'), script)
  await writeFile(join(folder, 'static', 'chunks', 'app[x].js.map'), '{}')
  await writeFile(
    join(folder, 'public', 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(400)}</svg>`,
  )
  await writeFile(join(folder, 'public', '.well-known', 'security.txt'), 'Contact: x')
  await writeFile(join(folder, 'public', '.git', 'config'), 'secret')
  await writeCompressedForms([join(folder, 'static')], join(folder, 'compressed'))
  const staticFiles = await loadStaticFiles(
    [
      { folder: join(folder, 'static'), prefix: '/_next/static', isImmutable: true },
      { folder: join(folder, 'public'), prefix: '', isImmutable: false },
      { folder: join(folder, 'missing'), prefix: '', isImmutable: false },
    ],
    join(folder, 'compressed'),
    { isHttps: true },
  )
  site = await startEntry(
    ({ url }, response) => {
      if (url === '/rusak') throw new Error(`cannot read ${email} ${phone}`)
      if (url.startsWith('/v1'))
        response
          .writeHead(200, {
            'Content-Type': 'application/json',
            'Referrer-Policy': 'unsafe-url',
            Server: 'x',
          })
          .end('{}')
      else sendHtml(response, url, url.includes('tidak-ada') ? 404 : 200)
    },
    { staticFiles, trustedProxies: ['127.0.0.1'] },
  )
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const everyKind: [name: string, method: string, path: string, status: number][] = [
  ['page', 'GET', '/', 200],
  ['cached page', 'GET', '/', 200],
  ['HEAD', 'HEAD', '/', 200],
  ['live page', 'GET', '/verifikasi-link?url=https://jabarprov.go.id', 200],
  ['not found', 'GET', '/tidak-ada', 404],
  ['broken page', 'GET', '/rusak', 500],
  ['bad target', 'GET', '/%00', 400],
  ['redirect', 'GET', '/berita/', 308],
  ['wrong method', 'DELETE', '/', 405],
  ['preflight', 'OPTIONS', '/v1/areas', 204],
  ['API read', 'GET', '/v1/areas', 200],
  ['API live', 'GET', '/v1/weather', 200],
  ['health', 'GET', '/v1/health', 200],
  ['script file', 'GET', '/_next/static/chunks/app%5Bx%5D.js', 200],
  ['public file', 'GET', '/logo.svg', 200],
  ['missing script file', 'GET', '/_next/static/chunks/gone.js', 404],
]

describe('security headers', () => {
  it.each(everyKind)('stand on every answer: %s', async (_name, method, path, status) => {
    const response = await site.call(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
      'referrer-policy': expect.stringMatching(
        /^(?:no-referrer|strict-origin-when-cross-origin)$/,
      ) as string,
    })
    for (const noise of ['x-powered-by', 'x-nextjs-cache', 'server'])
      expect(response.headers[noise]).toBeUndefined()
  })

  it.each(everyKind)(
    'come with the id under which the request is logged: %s',
    async (_name, method, path, status) => {
      const [first, second] = [await site.call(path, { method }), await site.call(path, { method })]
      expect([first.status, first.headers['x-request-id']]).toEqual([
        status,
        expect.stringMatching(/^[\da-f]{12}-\w+$/),
      ])
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
      expect(site.logText()).toContain(`"id":"${String(second.headers['x-request-id'])}"`)
    },
  )

  it('tell people the id on a page about a failure of ours', async () => {
    const { text, headers } = await site.call('/rusak')
    expect(text).toContain(`Kode ${String(headers['x-request-id'])}`)
    expect(text).toContain(`Code ${String(headers['x-request-id'])}`)
  })

  it('allow exactly the inline scripts of the page', async () => {
    const response = await site.call('/')
    const inline = /<script>([^<]*)<\/script>/.exec(response.text)?.[1] ?? ''
    expect(response.headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}';`,
    )
  })

  it.each([
    '/aduan-warga/cek-status',
    '/en/aduan-warga/new/cek-status',
    '/en/aduan-warga/tanda-terima',
    '/layanan-fase-kehidupan/kehilangan-anak',
    '/kalender/id/rencana/kelahiran.ics',
    '/verifikasi-link',
    '/en/aduan-warga/surel/berhenti',
    '/preview/layanan-publik',
    '/v1/public/complaints/JBR-1',
  ])('send no Referer onwards from %s', async (path) => {
    expect((await site.call(path)).headers['referrer-policy']).toBe('no-referrer')
  })

  it('forbid keeping what belongs to one visitor and make browsers ask again for pages', async () => {
    expect((await site.call('/verifikasi-link')).headers['cache-control']).toBe('private, no-store')
    expect((await site.call('/v1/weather')).headers['cache-control']).toBe('no-store')
    expect((await site.call('/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, must-revalidate',
    )
  })

  it('keep what shared caches would mix up apart: payloads of pages, languages of the API, and what one site may read', async () => {
    const payload = await site.call('/berita?_rsc=1', { headers: { rsc: '1' } })
    expect(payload.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    const varied = async (path: string) =>
      String((await site.call(path)).headers.vary)
        .toLowerCase()
        .split(', ')
    expect(await varied('/berita')).toEqual(
      expect.arrayContaining(['rsc', 'next-router-state-tree', 'save-data', 'accept-encoding']),
    )
    const language = ['content-language', 'accept-language', 'accept-encoding']
    expect(await varied('/v1/areas')).toEqual(language)
    expect(await varied('/v1/public/complaints/categories')).toEqual([...language, 'origin'])
  })

  it('let the home page alone show the widget of another site', async () => {
    const withWidget = await startEntry(({ url }, response) => sendHtml(response, url), {
      embedOrigin: 'https://widget.example',
    })
    const policies = await Promise.all(
      ['/', '/en', '/berita'].map(
        async (path) => (await withWidget.call(path)).headers['content-security-policy'],
      ),
    )
    await withWidget.stop()
    expect(policies.map((policy) => /frame-src ([^;]*)/.exec(String(policy))?.[1])).toEqual([
      'https://widget.example',
      'https://widget.example',
      "'none'",
    ])
  })

  it('let the complaint form alone load the street map, and only when it has a key', async () => {
    const withMap = await startEntry(({ url }, response) => sendHtml(response, url), {
      hasStreetMap: true,
    })
    const paths = ['/aduan-warga/buat-aduan', '/en/aduan-warga/new/buat-aduan', '/aduan-warga', '/']
    const policies = await Promise.all(
      paths.map(async (path) =>
        String((await withMap.call(path)).headers['content-security-policy']),
      ),
    )
    await withMap.stop()
    expect(policies.map((policy) => policy.includes('googleapis'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(
      String((await site.call('/aduan-warga/buat-aduan')).headers['content-security-policy']),
    ).not.toContain('googleapis')
  })

  it('let the home page alone load the speech service, and only when it has a key', async () => {
    const withSpeech = await startEntry(({ url }, response) => sendHtml(response, url), {
      hasSpeech: true,
    })
    const policies = await Promise.all(
      ['/', '/en', '/berita'].map(async (path) =>
        String((await withSpeech.call(path)).headers['content-security-policy']),
      ),
    )
    await withSpeech.stop()
    expect(policies.map((policy) => policy.includes('responsivevoice'))).toEqual([
      true,
      true,
      false,
    ])
    expect(String((await site.call('/')).headers['content-security-policy'])).not.toContain(
      'responsivevoice',
    )
  })

  it('let the pages of the default frame load Google Analytics, and only when it has an id', async () => {
    const withAnalytics = await startEntry(({ url }, response) => sendHtml(response, url), {
      hasAnalytics: true,
    })
    const paths = [
      '/',
      '/en/berita',
      '/tidak-ada',
      '/verifikasi-link?url=https://a.example',
      '/preview/layanan-publik',
    ]
    const policies = await Promise.all(
      paths.map(async (path) =>
        String((await withAnalytics.call(path)).headers['content-security-policy']),
      ),
    )
    await withAnalytics.stop()
    expect(policies.map((policy) => policy.includes('googletagmanager'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(String((await site.call('/')).headers['content-security-policy'])).not.toContain(
      'google',
    )
  })

  it('leave HSTS out when the site is not https', async () => {
    const plain = await startEntry(({ url }, response) => sendHtml(response, url), {
      siteOrigin: 'http://localhost:3000',
    })
    const response = await plain.call('/')
    await plain.stop()
    expect(response.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('files', () => {
  it('with hashed names are kept for good and come precompressed', async () => {
    const response = await site.call('/_next/static/chunks/app%5Bx%5D.js', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(response.body).toString()).toBe(script)
  })

  it('without are asked for again and cost nothing when unchanged', async () => {
    const first = await site.call('/logo.svg', { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, must-revalidate',
      'content-encoding': 'gzip',
      'content-type': 'image/svg+xml; charset=utf-8',
    })
    expect(
      (await site.call('/logo.svg', { headers: { 'if-none-match': first.headers.etag ?? '' } }))
        .status,
    ).toBe(304)
    expect((await site.call('/.well-known/security.txt')).text).toBe('Contact: x')
  })

  it.each([
    '/_next/static/chunks/app%5Bx%5D.js.map',
    '/_next/static/../../package.json',
    '/_next/image?url=x',
    '/_next/static/%2e%2e/x',
  ])('never include %s', async (path) => {
    expect([400, 404]).toContain((await site.call(path)).status)
  })

  it('hide dot folders', async () => {
    expect((await site.call('/.git/config')).text).not.toContain('secret')
  })

  it('compress only what has changed since', async () => {
    expect(await writeCompressedForms([join(folder, 'static')], join(folder, 'compressed'))).toBe(0)
  })
})

describe('log', () => {
  it('tells route, status and time, and nothing of what the visitor sent', async () => {
    const personal = {
      cookie: `mail=${email}`,
      'user-agent': phone,
      referer: `https://x/?${number}`,
      'x-complaint-secret': 'rahasia123',
      'x-forwarded-for': '203.0.113.77',
    }
    await site.call(`/v1/public/complaints/email/${email}`, { headers: personal })
    await site.call(`/v1/public/complaints/status/${number}?phone=${phone}`, { headers: personal })
    await site.call(`/berita/${phone}?q=${email}`, { headers: personal })
    await site.call(`/${email}`, { headers: personal })
    await site.call('/rusak', { headers: personal })
    await site.call(`/${number}`, { method: 'DELETE', headers: personal })
    await site.call('/v1/public/complaints', {
      method: 'POST',
      headers: personal,
      body: JSON.stringify({ email, phone }),
    })
    await site.raw(`GARBAGE /${email} ${phone}\r\n\r\n`)
    const text = site.logText()
    for (const canary of [
      email,
      encodeURIComponent(email),
      'budi',
      phone,
      number,
      'rahasia123',
      '203.0.113.77',
    ])
      expect(text).not.toContain(canary)
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        method: 'GET',
        route: '/v1/public/complaints/email/[email]',
        status: 200,
      }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'request failed',
        route: '/[...]',
        error: 'Error',
      }),
    )
    const access = lines.find(({ route }) => route === '/berita/[slug]')
    expect(access).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      id: expect.stringMatching(/^[0-9a-f]{12}-/) as string,
      client: expect.stringMatching(/^[\w-]{12}$/) as string,
      ms: expect.any(Number) as number,
    })
  })

  it('names the call whose failure could not be answered either', async () => {
    const events: unknown[] = []
    const log = {
      access: () => undefined,
      flush: () => undefined,
      event: (_level: string, event: string, facts?: object) => {
        if (event === 'request failed') throw new TypeError('the log is closed')
        events.push({ event, ...facts })
      },
    }
    const broken = await startEntry(
      () => {
        throw new Error('broken')
      },
      { log },
    )
    await expect(broken.call('/berita/rusak?q=budi')).rejects.toThrow()
    await broken.stop()
    expect(events).toEqual([
      expect.objectContaining({
        event: 'answer failed',
        id: expect.stringMatching(/^[0-9a-f]{12}-/) as string,
        route: '/berita/[slug]',
        error: 'TypeError',
      }),
    ])
  })
})
