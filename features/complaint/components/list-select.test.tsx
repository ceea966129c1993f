import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { useList } from '../use-list'
import { ListSelect } from './list-select'

function Harness({ load }: { load: () => Promise<{ id: string; name: string }[]> }) {
  return (
    <ListSelect
      id="village"
      label="Desa"
      list={useList('32.73', load)}
      value=""
      placeholder="Pilih"
      placeholderIdle="Pilih kecamatan dahulu"
      onChoose={() => undefined}
    />
  )
}

it('offers to load again, and has the focus itself once that button is gone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<{ id: string; name: string }[]>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue([{ id: '1', name: 'Isola' }])
  renderIn('id', <Harness load={load} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    messagesOf('id').failures.system.heading,
  )
  await userEvent.click(await screen.findByRole('button', { name: /Desa/ }))
  expect(await screen.findByRole('option', { name: 'Isola' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Desa' })).toHaveFocus())
})
