import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { followedStates, ownDataOf, type FollowedState } from '@/tests/support/followed-complaint'
import { renderIn } from '@/tests/support/render'
import type { Action } from './action'
import { ActionDialog } from './action-dialog'

const { 'complaint-following': messages, failures, validation } = messagesOf('id')
const secret = 'A'.repeat(26)

let calls: InternalAxiosRequestConfig[] = []
let answer: (config: InternalAxiosRequestConfig) => unknown = () => ({ data: [] })

beforeEach(() => {
  installDialog()
  calls = []
  answer = () => ({ data: [] })
  api.defaults.adapter = async (config) => {
    if (config.method === 'post') calls.push(config)
    const data = config.url?.endsWith('/data') ? { data: ownDataOf('own') } : answer(config)
    return { data, status: 200, statusText: '', headers: {}, config }
  }
})

function show(action: Action, state: FollowedState) {
  const { view, steps } = followedStates[state]
  const complaint = { view, history: steps, secret: view.is_holder ? secret : '', expiresAt: null }
  const told = { onDone: vi.fn(), onMoved: vi.fn(), onClose: vi.fn(), onNewForm: vi.fn() }
  function Opened() {
    const [draft, onDraft] = useState('')
    const keptPhotos = { list: [], change: () => undefined }
    return (
      <ActionDialog
        {...{ action, complaint, draft, onDraft, keptPhotos, ...told }}
        formToken="bentuk-1"
      />
    )
  }
  renderIn('id', <Opened />)
  return told
}
const submit = (action: Exclude<Action, 'see_data'>) =>
  userEvent.click(screen.getByRole('button', { name: messages.act[action].submit }))
const sentBodies = () => calls.map(({ data }) => JSON.parse(String(data)) as unknown)
const refuse = (failure: ConstructorParameters<typeof ApiFailure>[0]) => () => {
  throw new ApiFailure(failure)
}

describe('support', () => {
  it.each([
    [true, messages.act.support.done],
    [false, messages.act.support.again],
  ])(
    'needs no address and no secret, and says whether it counts (new: %s)',
    async (isNew, words) => {
      answer = () => ({ data: { supporters: 4, is_new: isNew } })
      const { onDone } = show('support', 'followup')
      await submit('support')
      await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(words))
      expect(sentBodies()).toEqual([{ email: '' }])
      expect(calls[0]?.headers.has('X-Complaint-Secret')).toBe(false)
    },
  )

  it('sends no address that is none, and takes it without the blanks around it', async () => {
    answer = () => ({ data: { supporters: 4, is_new: true } })
    const { onDone } = show('support', 'followup')
    const field = screen.getByRole('textbox', { name: new RegExp(messages.act.support.field) })
    await userEvent.type(field, 'budi@warga')
    await submit('support')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(validation.email.replace('{field}', messages.act.support.field)),
    )
    expect(calls).toEqual([])
    await userEvent.type(field, '.id ')
    await submit('support')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sentBodies()).toEqual([{ email: 'budi@warga.id' }])
  })
})

describe('a flag', () => {
  it('needs a reason, and is sent with it', async () => {
    const { onDone } = show('flag', 'followup')
    await submit('flag')
    expect(document.getElementById('flag-reason')).toHaveFocus()
    expect(calls).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: messages.flagReason.abusive }))
    await submit('flag')
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(messages.act.flag.done))
    expect(sentBodies()).toEqual([{ reason: 'abusive' }])
  })
})

describe('a form of the reporter', () => {
  it.each([
    ['withdraw', 'asked', 'withdrawal', { reason: '' }],
    ['solved', 'proposed', 'confirmation', { is_resolved: true }],
    ['erase_identity', 'own', 'erasure', {}],
  ] as const)('does %s without any words', async (action, state, path, body) => {
    const { onDone } = show(action, state)
    await submit(action)
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(messages.act[action].done))
    expect(calls.map(({ url }) => url?.split('/').at(-1))).toEqual([path])
    expect(sentBodies()).toEqual([body])
    expect(calls[0]?.headers.get('X-Complaint-Secret')).toBe(secret)
  })

  it('opens a complaint again with a reason that is more than blanks', async () => {
    const { onDone } = show('reopen', 'finished')
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '   ')
    await submit('reopen')
    expect(field).toHaveFocus()
    expect(calls).toEqual([])
    await userEvent.type(field, 'Berlubang lagi ')
    await submit('reopen')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sentBodies()).toEqual([{ reason: 'Berlubang lagi' }])
  })

  it('takes a failure back while it is sent again, so that the next one is heard', async () => {
    answer = refuse({ status: 503, code: 'UNAVAILABLE' })
    const { onDone, onMoved } = show('solved', 'proposed')
    await submit('solved')
    const alert = screen.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent(failures.busy.heading))
    let fail: () => void = () => undefined
    api.defaults.adapter = () =>
      new Promise((_, reject) => {
        fail = () => reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      })
    await submit('solved')
    expect(alert).toBeEmptyDOMElement()
    expect(screen.getByRole('status')).toHaveTextContent(messages.act.sending)
    fail()
    await waitFor(() => expect(alert).toHaveTextContent(failures.busy.heading))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect([onDone.mock.calls, onMoved.mock.calls]).toEqual([[], []])
  })

  it('leads to the address that the server says no mail can reach', async () => {
    const said = 'Alamat ini tidak dapat menerima surel.'
    answer = refuse({ status: 400, code: 'VALIDATION_FAILED', errors: { email: [said] } })
    const { onDone } = show('correct_contact', 'own')
    const email = await screen.findByLabelText(messages.act.correct_contact.email)
    await submit('correct_contact')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription(said)
    expect(onDone).not.toHaveBeenCalled()
    answer = () => ({ data: [] })
    await submit('correct_contact')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })
})
