import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { LazySuggestions } from './lazy-suggestions'

const attach = vi.hoisted(() => vi.fn())
vi.mock('./attach-suggestions', () => {
  throw new Error('no chunk')
})

it('asks again for what did not come when the field was first reached', async () => {
  const user = userEvent.setup()
  renderIn(
    'id',
    <form>
      <input type="search" name="q" aria-label="Cari" />
      <LazySuggestions labels={{ list: 'Saran', ready: 'Ada saran.' }} />
      <button type="button">Lain</button>
    </form>,
  )
  await user.click(screen.getByRole('searchbox'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.doMock('./attach-suggestions', () => ({ attachSuggestions: attach }))
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('searchbox'))
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce())
})
