import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { RememberedList } from './remembered-list'

const { device: words } = messagesOf('id')['complaint-status-page']
const entry = { number: 'JBR-20260302-7K4M9Q', title: 'Lampu jalan', secret: 'A', usedAt: 0 }

it('shows and says that a complaint could not be forgotten', async () => {
  renderIn(
    'id',
    <RememberedList entries={[entry]} forget={async () => false} onOpen={() => undefined} />,
  )
  const forget = screen.getByRole('button', {
    name: words.forgetNamed.replace('{title}', entry.title),
  })
  await userEvent.click(forget)
  expect(await screen.findByText(words.forgetFailed, { ignore: '.sr-only' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(words.forgetFailed)
  expect(forget).toHaveFocus()
})
