import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { WidgetLoading } from './widget-loading'

const words = messagesOf('id').widgets.loading

it('says that something is loading, without a button', () => {
  renderIn('id', <WidgetLoading hasFailed={false} onRetry={vi.fn()} onClose={vi.fn()} />)
  expect(screen.getByRole('status')).toHaveTextContent(words.busy)
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that it failed, and can be told to try again or to go away', async () => {
  const [onRetry, onClose] = [vi.fn(), vi.fn()]
  renderIn('id', <WidgetLoading hasFailed onRetry={onRetry} onClose={onClose} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words.failed)
  await userEvent.click(screen.getByRole('button', { name: words.retry }))
  await userEvent.click(screen.getByRole('button', { name: words.close }))
  expect([onRetry.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
