import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { LeaderProfile } from './leader-profile'

vi.mock('./profile-dialog', () => {
  throw new Error('no chunk')
})

it('unfolds in place where its code does not come, and keeps the focus', async () => {
  renderIn(
    'id',
    <LeaderProfile
      label="Lihat profil"
      fullLabel="Lihat profil Nama"
      closeLabel="Tutup profil"
      name="Nama"
      office="Gubernur"
    >
      <h3>Riwayat</h3>
    </LeaderProfile>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Lihat profil Nama' }))
  await vi.waitFor(() => expect(document.querySelector('details')?.open).toBe(true))
  expect(screen.getByLabelText('Lihat profil Nama')).toHaveFocus()
})
