import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sqlite, type TestDatabase } from '../support/database'
import { fileComplaint } from '../support/filed-complaint'
import { type MailServer, startMailServer } from '../support/mail-server'
import { type PortalServer, startPortal } from '../support/portal-server'

const apiKey = 'kunci-uji'
const roundMs = 30_000
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

const addresses = [
  'budi@warga.id',
  'tuti@warga.id',
  'dewi@warga.id',
  'ani@warga.id',
  'siti@warga.id',
] as const

interface Question {
  address: string
  number: string
  /** Tokens of the links in it. */
  confirm: string
  stop: string
}

// What they change is shown on both databases by `complaints-mail-consent`; pages and answers know of no database.
describe('links in mails', () => {
  let database: TestDatabase
  let mail: MailServer
  let portal: PortalServer
  beforeAll(async () => {
    database = await sqlite.open('seeded')
    mail = await startMailServer()
    portal = await startPortal({
      ...database.settings,
      SMTP_URL: mail.url,
      PORTAL_API_KEY: apiKey,
      MIN_FREE_BYTES: '0',
    })
    // Together: the outbox is looked at every ten seconds.
    for (const question of await Promise.all(addresses.map(receiveQuestion)))
      questions.set(question.address, question)
  })
  afterAll(async () => {
    await portal.stop()
    await mail.stop()
    await database.close()
  })

  const questions = new Map<string, Question>()
  /** The question that an address got about its complaint. */
  const questionTo = (address: (typeof addresses)[number]): Question => {
    const question = questions.get(address)
    if (!question) throw new Error(`nobody asked ${address}`)
    return question
  }

  /** Files a complaint as another system does and waits for the question to its address. */
  async function receiveQuestion(address: string): Promise<Question> {
    const { complaint_number: number } = await fileComplaint(portal, apiKey, { email: address })
    const arrived = () =>
      mail.mails.find(({ to, text }) => to.includes(address) && text.includes(number))
    await vi.waitFor(() => expect(arrived()).toBeDefined(), { timeout: roundMs, interval: 200 })
    const text = arrived()?.text ?? ''
    return {
      address,
      number,
      confirm: /konfirmasi\?kode=([\w-]+)/.exec(text)?.[1] ?? '',
      stop: /berhenti\?kode=([\w-]+)/.exec(text)?.[1] ?? '',
    }
  }
  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address)).length

  test('a question, its page, its button and the mail that follows', async () => {
    const { number, confirm } = questionTo('budi@warga.id')
    for (const [path, lang, button] of [
      [`/aduan-warga/surel/konfirmasi?kode=${confirm}`, 'id', 'Ya, kirim kabar ke surel saya'],
      [`/en/aduan-warga/surel/konfirmasi?kode=${confirm}`, 'en', 'Yes, send me news'],
    ] as const) {
      const page = await portal.ask(path)
      const html = await page.text()
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
      expect(html).toContain(`action="/v1/public/complaint-mails/confirmation/${confirm}"`)
      expect(html).toContain(`name="lang" value="${lang}"`)
      expect(html).toContain(button)
      expect(html).toContain(number)
    }
    // What mail scanners do changes nothing.
    await portal.ask(`/aduan-warga/surel/konfirmasi?kode=${confirm}`, { method: 'HEAD' })
    expect((await portal.ask(`/v1/public/complaint-mails/confirmation/${confirm}`)).status).toBe(
      405,
    )
    expect(
      (await portal.ask(`/aduan-warga/surel/konfirmasi?kode=${confirm}`, form({ lang: 'id' })))
        .status,
    ).toBe(405)
    expect(mailsTo('budi@warga.id')).toBe(1)

    const response = await portal.ask(
      `/v1/public/complaint-mails/confirmation/${confirm}`,
      form({ lang: 'en' }),
    )
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('set-cookie'),
    ]).toEqual([303, '/en/aduan-warga/surel/konfirmasi?hasil=dikonfirmasi', null])
    const landed = await (
      await portal.ask('/en/aduan-warga/surel/konfirmasi?hasil=dikonfirmasi')
    ).text()
    expect(landed).toContain('Address confirmed')
    await expect.poll(() => mailsTo('budi@warga.id'), { timeout: roundMs, interval: 200 }).toBe(2)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'tuti@warga.id'],
    ['multipart/form-data', 'dewi@warga.id'],
  ] as const)(
    'one click of a mail program as %s stops without cookie, origin or redirect',
    async (type, address) => {
      const { stop, confirm } = questionTo(address)
      const fields = { 'List-Unsubscribe': 'One-Click' }
      const body = new FormData()
      body.set('List-Unsubscribe', 'One-Click')
      const click = () =>
        portal.ask(
          `/v1/public/complaint-mails/unsubscription/${stop}`,
          type.startsWith('multipart') ? { method: 'POST', body } : form(fields),
        )
      const opened = await portal.ask(`/v1/public/complaint-mails/unsubscription/${stop}`, {
        headers: { 'accept-language': 'en' },
      })
      expect([opened.status, opened.headers.get('location')]).toEqual([
        303,
        `/en/aduan-warga/surel/berhenti?kode=${stop}`,
      ])
      for (const response of [await click(), await click()])
        expect([response.status, await response.json()]).toEqual([
          200,
          { data: { scope: 'complaint' } },
        ])
      expect(
        (await portal.ask(`/v1/public/complaint-mails/unsubscription/${confirm}`, form(fields)))
          .status,
      ).toBe(404)
      expect(
        (
          await portal.ask(
            `/v1/public/complaint-mails/unsubscription/${stop}`,
            form({ scope: 'everything' }),
          )
        ).status,
      ).toBe(400)
      expect(
        (
          await portal.ask(`/v1/public/complaint-mails/unsubscription/${stop}`, {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      ).toBe(415)
    },
  )

  test('the page that stops offers one complaint or all, and a wrong link says so in both languages', async () => {
    const { number, stop } = questionTo('ani@warga.id')
    const html = await (await portal.ask(`/aduan-warga/surel/berhenti?kode=${stop}`)).text()
    expect(html).toContain(number)
    expect([...html.matchAll(/name="scope" value="(\w+)"/g)].map(([, scope]) => scope)).toEqual([
      'complaint',
      'all',
    ])
    const response = await portal.ask(
      `/v1/public/complaint-mails/unsubscription/${stop}`,
      form({ scope: 'all', lang: 'id' }),
    )
    expect(response.headers.get('location')).toBe(
      '/aduan-warga/surel/berhenti?hasil=berhenti-semua',
    )
    const wrong = await portal.ask(
      `/v1/public/complaint-mails/confirmation/${'A'.repeat(22)}`,
      form({ lang: 'id' }),
    )
    expect(wrong.headers.get('location')).toBe('/aduan-warga/surel/konfirmasi?hasil=tidak-berlaku')
    expect(await (await portal.ask('/aduan-warga/surel/konfirmasi?kode=salah')).text()).toContain(
      'Tautan tidak berlaku',
    )
    expect(await (await portal.ask('/en/aduan-warga/surel/berhenti')).text()).toContain(
      'The link does not work',
    )
  })

  test('no token and no address reach the log or the sitemap', async () => {
    const { confirm, stop } = questionTo('siti@warga.id')
    await portal.ask(`/aduan-warga/surel/konfirmasi?kode=${confirm}`)
    await portal.ask(
      `/v1/public/complaint-mails/unsubscription/${stop}`,
      form({ 'List-Unsubscribe': 'One-Click' }),
    )
    await expect
      .poll(() => portal.output().includes('/v1/public/complaint-mails/unsubscription/[token]'))
      .toBe(true)
    for (const word of [confirm, stop, 'warga.id']) expect(portal.output()).not.toContain(word)
    expect(await (await portal.ask('/peta-situs/0.xml')).text()).not.toContain('surel')
  })
})
