import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { noteUnhandledRejections } from '@/tests/support/unhandled-rejections'
import { ShareRow } from './share-row'

vi.mock('./queries', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /x.js')
})
const unhandled = noteUnhandledRejections()
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('leaves the reader alone when the code that counts does not come', async () => {
  const user = userEvent.setup()
  renderIn('id', <ShareRow articleId={7} url="https://jabar.test/berita/a-7" title="Apa" />)
  await user.click(screen.getByRole('button', { name: 'Salin tautan' }))
  expect(await screen.findByText('Tautan berhasil disalin.')).toBeVisible()
  await rest(300)
  expect(unhandled).not.toHaveBeenCalled()
})
