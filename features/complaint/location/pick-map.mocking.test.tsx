import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import id from '@/messages/id/complaint.json'
import { axeViolations, renderIn } from '@/tests/support/render'
import { emptyForm, type Position } from '../model/form'
import { PickMap } from './pick-map'

const square = {
  code: '32.73',
  name: 'Kota Bandung',
  path: [
    [
      [-7, 107],
      [-7, 108],
      [-6, 108],
      [-6, 107],
      [-7, 107],
    ] satisfies [number, number][],
  ],
}
const outlines = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/outlines/queries', () => ({ loadRegencyOutlines: outlines }))

const onPick = vi.fn<(position: Position) => void>()
const show = (position: { lat: number; lng: number } | null) =>
  renderIn(
    'id',
    <>
      <input id="fallback" aria-label="koordinat" />
      <PickMap
        place={{
          ...emptyForm.lokasi_aduan,
          city_id: '32.73',
          city_name: 'Kota Bandung',
          location: position,
        }}
        onPick={onPick}
        fallbackId="fallback"
      />
    </>,
  )
const map = () =>
  screen.findByRole('button', { name: id.location.pickCity.replace('{city}', 'Kota Bandung') })

beforeEach(() => {
  onPick.mockReset()
  outlines.mockReset().mockResolvedValue([square])
})

it('moves the position with the arrow keys, further with Shift', async () => {
  const { container } = show({ lat: -6.5, lng: 107.5 })
  fireEvent.keyDown(await map(), { key: 'ArrowUp' })
  fireEvent.keyDown(await map(), { key: 'ArrowLeft', shiftKey: true })
  const [up, left] = onPick.mock.calls.map(([position]) => position)
  expect(up?.lat).toBeGreaterThan(-6.5)
  expect(up?.lng).toBe(107.5)
  expect(107.5 - (left?.lng ?? 0)).toBeCloseTo(0.009)
  expect(await axeViolations(container)).toEqual([])
})

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'leaves the arrows to the browser with %s, as for the way back',
  async (modifier) => {
    show({ lat: -6.5, lng: 107.5 })
    expect(fireEvent.keyDown(await map(), { key: 'ArrowLeft', [modifier]: true })).toBe(true)
    expect(onPick).not.toHaveBeenCalled()
  },
)

it('leads a press by keyboard to the field for coordinates', async () => {
  show(null)
  fireEvent.click(await map(), { detail: 0 })
  expect(screen.getByLabelText('koordinat')).toHaveFocus()
  expect(onPick).not.toHaveBeenCalled()
})

it('stays away when the outlines cannot be had', async () => {
  outlines.mockRejectedValue(new Error('offline'))
  show(null)
  await vi.waitFor(() => expect(outlines).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})
