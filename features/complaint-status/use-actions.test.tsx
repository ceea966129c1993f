import { act, renderHook, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { InternalAxiosRequestConfig } from 'axios'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { followedStates } from '@/tests/support/followed-complaint'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { useActions } from './use-actions'

const { acts } = messagesOf('id')['complaint-following']
const { view, steps } = followedStates.own
const secret = 'A'.repeat(26)
const complaint = { view, history: steps, secret, expiresAt: null }

const saved: string[] = []
let asked: InternalAxiosRequestConfig[] = []
let respond: () => unknown = () => new Blob(['%PDF'])

// What a browser fetches ready-made has to be compiled here.
beforeAll(
  () => Promise.all([import('./actions/action-dialog'), import('./actions/queries')]),
  120_000,
)
beforeEach(() => {
  saved.length = 0
  asked = []
  respond = () => new Blob(['%PDF'])
  holdObjectUrls()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  api.defaults.adapter = async (config) => {
    asked.push(config)
    return { data: respond(), status: 200, statusText: '', headers: {}, config }
  }
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
    {children}
  </NextIntlClientProvider>
)
const nothing = async () => undefined
const useShown = () => useActions(complaint, nothing)
const shown = () => renderHook(useShown, { wrapper }).result

it('saves the receipt under a name with the number, by the secret alone, and says so', async () => {
  const result = shown()
  act(() => result.current.press('receipt'))
  expect(result.current.busy).toBe('receipt')
  await waitFor(() => expect(result.current.busy).toBeNull())
  expect(saved).toEqual([`tanda-terima-${view.complaint_id}.pdf`])
  expect(asked.map(({ url, headers }) => [url, headers.get('X-Complaint-Secret')])).toEqual([
    [`/public/complaints/${view.complaint_id}/receipt`, secret],
  ])
  expect(result.current).toMatchObject({
    notice: { tone: 'success', text: acts.receipt.done },
    said: 1,
    opened: null,
  })
})

it.each([
  [
    'is refused',
    () => {
      throw new ApiFailure({ status: 503, code: 'UNAVAILABLE' })
    },
  ],
  ['is no file', () => ({ data: [] })],
])(
  'says that there is no receipt when the answer %s, and takes that back with the next press',
  async (_, bad) => {
    respond = bad
    const result = shown()
    act(() => result.current.press('receipt'))
    await waitFor(() => expect(result.current.notice?.tone).toBe('error'))
    expect(saved).toEqual([])
    respond = () => new Blob(['%PDF'])
    act(() => result.current.press('receipt'))
    expect(result.current.notice).toBeNull()
    await waitFor(() => expect(result.current.notice?.tone).toBe('success'))
  },
)

it('keeps what was typed in each form, and gives each a token of its own until it was sent', async () => {
  const result = shown()
  const open = async (action: 'withdraw' | 'add') => {
    act(() => result.current.press(action))
    await waitFor(() => expect(result.current.opened?.action).toBe(action))
    return result.current.dialogProps(action)
  }
  const add = await open('add')
  act(() => add.onDraft('Bertambah lebar'))
  act(() => add.onClose())
  const withdraw = await open('withdraw')
  expect(withdraw.draft).toBe('')
  expect(withdraw.formToken).not.toBe(add.formToken)
  act(() => withdraw.onClose())
  const again = await open('add')
  expect([again.draft, again.formToken]).toEqual(['Bertambah lebar', add.formToken])
  act(() => again.onDone('Terkirim'))
  expect(result.current.opened).toBeNull()
  const next = await open('add')
  expect(next.draft).toBe('')
  expect(next.formToken).not.toBe(add.formToken)
})
