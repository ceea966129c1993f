import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptTicks } from './kept-ticks'

const showList = (names: string[], list = 'layanan/kk') =>
  render(
    <fieldset>
      {names.map((name) => (
        <p key={name}>
          <input id={name} type="checkbox" />
          <label htmlFor={name}>{name}</label>
        </p>
      ))}
      <KeptTicks list={list} note="Disimpan di perangkat ini saja." clear="Hapus centang" />
    </fieldset>,
  )
const box = (name: string) => screen.getByRole('checkbox', { name })

describe('KeptTicks', () => {
  beforeEach(() => localStorage.clear())

  it('shows the ticks again that were made before, whatever the order, and those of no other list', async () => {
    const { unmount } = showList(['KTP', 'Foto'])
    expect(screen.getByText('Disimpan di perangkat ini saja.')).toBeVisible()
    await userEvent.click(box('KTP'))
    unmount()
    const again = showList(['Formulir', 'Foto', 'KTP'])
    expect(box('KTP')).toBeChecked()
    expect(box('Foto')).not.toBeChecked()
    expect(box('Formulir')).not.toBeChecked()
    again.unmount()
    showList(['KTP'], 'layanan/akta')
    expect(box('KTP')).not.toBeChecked()
  })

  it('keeps the ticks of a list while it is looked at in another language, and clears them there too', async () => {
    const indonesian = showList(['Kartu keluarga'])
    await userEvent.click(box('Kartu keluarga'))
    indonesian.unmount()
    const english = showList(['Family card', 'Photo'])
    await userEvent.click(box('Photo'))
    english.unmount()
    const again = showList(['Kartu keluarga'])
    expect(box('Kartu keluarga')).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Hapus centang' }))
    again.unmount()
    showList(['Family card', 'Photo'])
    expect(box('Photo')).not.toBeChecked()
    expect(localStorage).toHaveLength(0)
  })

  it('keeps what was ticked before its code was there, beside what was kept', () => {
    localStorage.setItem('ticks:layanan/kk', '["KTP"]')
    render(
      <fieldset>
        {['KTP', 'Foto'].map((name) => (
          <p key={name}>
            <input id={name} type="checkbox" defaultChecked={name === 'Foto'} />
            <label htmlFor={name}>{name}</label>
          </p>
        ))}
        <KeptTicks list="layanan/kk" note="" clear="" />
      </fieldset>,
    )
    expect(box('KTP')).toBeChecked()
    expect(box('Foto')).toBeChecked()
    expect(JSON.parse(localStorage.getItem('ticks:layanan/kk') ?? '')).toEqual(['KTP', 'Foto'])
  })

  it('clears them all, leaves nothing behind and keeps the focus in the list', async () => {
    showList(['KTP', 'Foto'])
    expect(screen.queryByRole('button', { name: 'Hapus centang' })).toBeNull()
    await userEvent.click(box('Foto'))
    await userEvent.click(screen.getByRole('button', { name: 'Hapus centang' }))
    expect(box('Foto')).not.toBeChecked()
    expect(box('KTP')).toHaveFocus()
    expect(localStorage).toHaveLength(0)
  })

  it('ticks all the same where storage is blocked, and does not say that it keeps them', async () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const refusals = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked),
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked),
    ]
    showList(['KTP'])
    await userEvent.click(box('KTP'))
    expect(box('KTP')).toBeChecked()
    expect(screen.queryByText('Disimpan di perangkat ini saja.')).not.toBeInTheDocument()
    for (const refusal of refusals) refusal.mockRestore()
  })

  it('takes over what another tab ticks in the same list, and keeps it', async () => {
    showList(['KTP', 'Foto'])
    localStorage.setItem('ticks:layanan/kk', '["KTP"]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ticks:layanan/kk' })))
    expect(box('KTP')).toBeChecked()
    await userEvent.click(box('Foto'))
    expect(JSON.parse(localStorage.getItem('ticks:layanan/kk') ?? '')).toEqual(['KTP', 'Foto'])
  })
})
