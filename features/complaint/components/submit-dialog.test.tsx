import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { installDialog } from '@/tests/support/dialog'
import { renderIn } from '@/tests/support/render'
import { useSubmitStore } from '../submit-store'
import type { DraftState } from '../use-draft'
import { SubmitDialog } from './submit-dialog'

const nothing = () => undefined
const draft: DraftState = {
  found: null,
  savedAt: null,
  isElsewhere: false,
  isRefused: false,
  isNotRemoved: false,
  isNotRead: false,
  save: async () => true,
  take: async () => null,
  remove: async () => true,
  removeOwn: async () => true,
}

it('names the code of a failure of ours, to quote it', async () => {
  installDialog()
  renderIn(
    'id',
    <SubmitDialog
      isReviewed
      draft={draft}
      onSubmit={nothing}
      onSaveDraft={async () => true}
      onDiscard={nothing}
      onLeft={nothing}
      onFinished={nothing}
      onFix={nothing}
    />,
  )
  const failure = {
    cause: 'busy',
    retryAt: null,
    requestId: 'a1b2c3-4f',
    fields: {},
    step: null,
  } as const
  act(() => useSubmitStore.setState({ status: 'ERROR', failure }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Kode a1b2c3-4f')
  act(() => useSubmitStore.getState().reset())
})
