import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { NewsSection } from './news-section'

const {
  'news-channels': words,
  failures: {
    busy: { heading: busy },
  },
} = messagesOf('id')
/** Of the public key below: a 4, a first byte of an uncompressed point, and nothing. */
const bytesOfKey = new Uint8Array(65)
bytesOfKey[0] = 4
const own = { number: 'JBR-20260302-7K4M9Q', secret: 'A'.repeat(26) }
const endpoint = 'https://fcm.googleapis.com/fcm/send/a'
const all: NewsChannels = {
  mail: { state: 'confirmed' },
  push: { public_key: `B${'A'.repeat(86)}`, devices: [] },
  phone: { is_on: false, ending: '890' },
}

let calls: InternalAxiosRequestConfig[] = []
let answer: NewsChannels = all
let refuseWith: ApiFailure | null = null
const unsubscribed = vi.fn(async () => true)

beforeAll(() => import('./news-panel'), 120_000)
beforeEach(() => {
  calls = []
  unsubscribed.mockClear()
  answer = all
  refuseWith = null
  api.defaults.adapter = async (config) => {
    if (config.method === 'post') {
      calls.push(config)
      if (refuseWith) throw refuseWith
    }
    return { data: { data: answer }, status: 200, statusText: '', headers: {}, config }
  }
})
afterEach(() => vi.unstubAllGlobals())

/** A browser that gives the subscription of `endpoint` to whoever may have it. */
async function withPush(
  permission: NotificationPermission,
  { isSubscribed = false, key = new Uint8Array() } = {},
) {
  const subscription = {
    endpoint,
    options: { applicationServerKey: key.buffer },
    unsubscribe: unsubscribed,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  }
  let current = isSubscribed ? subscription : null
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async () => (current = subscription),
    },
  }
  vi.stubGlobal('PushManager', () => undefined)
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => undefined,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Buffer.from(digest).toString('hex')
}

async function open(locale: 'id' | 'en' = 'id') {
  const { container } = renderIn(locale, <NewsSection {...own} />)
  await userEvent.click(
    screen.getByRole('button', { name: messagesOf(locale)['complaint-following'].news.open }),
  )
  await waitFor(() => expect(document.getElementById('news-channels')).not.toBeNull())
  return container
}
const switchOf = (name: string) => screen.findByRole('switch', { name })
const lastBody = () => JSON.parse(String(calls.at(-1)?.data)) as unknown

describe('NewsSection', () => {
  it('breaks no accessibility rule, closed or open, and closes again', async () => {
    for (const locale of ['id', 'en'] as const) {
      const container = await open(locale)
      await switchOf(messagesOf(locale)['news-channels'].phone.label)
      expect(await axeViolations(container)).toEqual([])
      await userEvent.click(
        screen.getByRole('button', { name: messagesOf(locale)['complaint-following'].news.close }),
      )
      expect(screen.queryByRole('switch')).not.toBeInTheDocument()
      document.body.replaceChildren()
    }
  })

  it('switches mail and messages, and says what holds then', async () => {
    await open()
    const mail = await switchOf(words.mail.label)
    expect(mail).toBeChecked()
    answer = { ...all, mail: { state: 'off' } }
    await userEvent.click(mail)
    expect(lastBody()).toEqual({ is_on: false })
    await waitFor(() => expect(mail).not.toBeChecked())
    expect(screen.getAllByText(words.mail.nowOff).length).toBeGreaterThan(0)

    answer = { ...all, phone: { is_on: true, ending: '890' } }
    const phone = await switchOf(words.phone.label)
    await userEvent.click(phone)
    expect(calls.at(-1)?.url).toMatch(/\/channels\/phone$/)
    await waitFor(() => expect(phone).toBeChecked())
  })

  it('shows what holds also when the answers come in another order than the presses', async () => {
    const answers: (() => void)[] = []
    await open()
    const [mail, phone] = [await switchOf(words.mail.label), await switchOf(words.phone.label)]
    api.defaults.adapter = (config) =>
      new Promise((resolve) => {
        // What the server knows when it is asked.
        answer = config.url?.endsWith('/mail')
          ? { ...answer, mail: { state: 'off' } }
          : { ...answer, phone: { is_on: true, ending: '890' } }
        const data = { data: answer }
        answers.push(() => resolve({ data, status: 200, statusText: '', headers: {}, config }))
      })
    await userEvent.click(mail)
    await userEvent.click(phone)
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await waitFor(() => expect(phone).toBeChecked())
    answers[0]?.()
    await waitFor(() => expect(mail).not.toBeChecked())
    expect(phone).toBeChecked()
  })

  it('leaves a switch where it was when the portal refuses', async () => {
    await open()
    refuseWith = new ApiFailure({ status: 503, code: 'UNAVAILABLE' })
    const phone = await switchOf(words.phone.label)
    await userEvent.click(phone)
    expect(await screen.findAllByText(busy, { exact: false })).not.toHaveLength(0)
    expect(phone).not.toBeChecked()
  })

  it('has no switch for an owner who wants no mail at all, and says when there is no channel', async () => {
    answer = { ...all, mail: { state: 'refused' } }
    await open()
    expect(await screen.findByText(words.mail.refused)).toBeInTheDocument()
    expect(screen.queryByRole('switch', { name: words.mail.label })).not.toBeInTheDocument()
    document.body.replaceChildren()
    answer = { mail: null, push: null, phone: null }
    await open()
    expect(await screen.findByText(words.none)).toBeInTheDocument()
  })

  it('says that a browser cannot be told', async () => {
    await open()
    expect(await screen.findByText(words.push.unsupported)).toBeInTheDocument()
  })

  it('subscribes this browser, and takes it or the others out again', async () => {
    const id = await withPush('granted')
    await open()
    const push = await switchOf(words.push.label)
    const other = 'f'.repeat(64)
    answer = { ...all, push: { public_key: `B${'A'.repeat(86)}`, devices: [id, other] } }
    await userEvent.click(push)
    await waitFor(() => expect(push).toBeChecked())
    expect(lastBody()).toEqual({ endpoint, keys: { p256dh: 'p', auth: 'a' } })
    await userEvent.click(screen.getByRole('button', { name: words.push.stopOthers }))
    expect(lastBody()).toEqual({ devices: [other] })
    // Until then the row is busy and takes no press; the id of this browser is a digest, which a busy machine makes late.
    await screen.findAllByText(words.push.othersStopped)
    await userEvent.click(push)
    expect(lastBody()).toEqual({ devices: [id] })
  })

  it.each([
    ['of the portal, which other complaints may have as well', bytesOfKey, 0],
    ['that is of such a key', new Uint8Array(bytesOfKey.length), 1],
  ])('gives up no subscription but one of an earlier key: one %s', async (_, key, times) => {
    await withPush('granted', { isSubscribed: true, key })
    await open()
    await userEvent.click(await switchOf(words.push.label))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(unsubscribed).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['phone', words.phone.label],
    ['push', words.push.label],
  ])('asks once, however often the switch of %s is pressed meanwhile', async (_, label) => {
    await withPush('granted')
    let letThrough: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (letThrough = resolve))
    await open()
    const adapter = api.defaults.adapter as AxiosAdapter
    api.defaults.adapter = async (config) => {
      const answered = await adapter(config)
      await asked
      return answered
    }
    const control = await switchOf(label)
    for (let press = 0; press < 3; press += 1) await userEvent.click(control)
    await waitFor(() => expect(calls).toHaveLength(1))
    letThrough()
    await waitFor(() => expect(control.closest('[aria-busy]')).toBeNull())
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['denied', words.push.denied],
    ['default', words.push.undecided],
  ] as const)('says what to do when permission is %s', async (permission, sentence) => {
    await withPush(permission)
    await open()
    await userEvent.click(await switchOf(words.push.label))
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(calls).toEqual([])
  })

  it('says when the portal does not know the push service', async () => {
    await withPush('granted')
    refuseWith = new ApiFailure({ status: 400, code: 'VALIDATION_FAILED' })
    await open()
    await userEvent.click(await switchOf(words.push.label))
    expect((await screen.findAllByText(words.push.refused)).length).toBeGreaterThan(0)
    expect(await switchOf(words.push.label)).not.toBeChecked()
  })
})
