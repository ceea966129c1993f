import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import * as messages from '@/lib/i18n/load-messages'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { NewsOffer } from './news-offer'

const { 'complaint-receipt': receipt, 'news-channels': words, failures } = messagesOf('id')
const push = { public_key: `B${'A'.repeat(86)}`, devices: [] }
const asked = vi.fn()
let answer: NewsChannels | null = null

beforeAll(() => import('./news-offer-panel'), 120_000)
beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('PushManager', () => undefined)
  vi.stubGlobal('Notification', { permission: 'default' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  })
  api.defaults.adapter = async (config) => {
    asked(config.url)
    if (answer === null) throw new ApiFailure({ status: 503, code: 'UNAVAILABLE' })
    return { data: { data: answer }, status: 200, statusText: '', headers: {}, config }
  }
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  renderIn('id', <NewsOffer number="JBR-20260302-7K4M9Q" secret={'A'.repeat(26)} />)

it('becomes the switch when it is pressed, which takes the focus', async () => {
  answer = { mail: null, push, phone: null }
  const { container } = show()
  await userEvent.click(await screen.findByRole('button', { name: receipt.panel.news }))
  const choice = await screen.findByRole('switch', { name: words.push.label })
  await waitFor(() => expect(choice).toHaveFocus())
  expect(choice).not.toBeChecked()
  expect(await axeViolations(container)).toEqual([])
})

it('says so when it does not come, and comes at the next press', async () => {
  answer = { mail: null, push, phone: null }
  const load = vi
    .spyOn(messages, 'loadMessages')
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
  show()
  const button = await screen.findByRole('button', { name: receipt.panel.news })
  await userEvent.click(button)
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(failures.missingChunk.heading),
  )
  await userEvent.click(button)
  expect(await screen.findByRole('switch', { name: words.push.label })).toHaveFocus()
  load.mockRestore()
})

it.each([
  ['the portal has no keys', { mail: null, push: null, phone: null }],
  ['the portal cannot be asked', null],
])('stays away while %s', async (_, channels) => {
  answer = channels
  const { container } = show()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(container.querySelector('button')).toBeNull()
})

it('asks nothing where the browser refuses notifications', async () => {
  answer = { mail: null, push, phone: null }
  vi.stubGlobal('Notification', { permission: 'denied' })
  const { container } = show()
  expect(container.querySelector('button')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
