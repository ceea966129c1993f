import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { filledForm } from '@/tests/support/complaint-form'
import type { LocationForm, Position } from '../model/form'
import { useVillageCentre } from './use-village-centre'

const villageCentre = vi.hoisted(() => vi.fn<() => Promise<Position | null>>())
vi.mock('../queries', () => ({ villageCentre }))

const centre = { lat: -6.86, lng: 107.59 }
const given: LocationForm = {
  ...filledForm.lokasi_aduan,
  location: { lat: -7.68, lng: 108.65 },
  location_source: 'device',
  village_centre: null,
}
const onFound = vi.fn<(code: string, centre: Position) => void>()
const renderCentre = (place: LocationForm) =>
  renderHook(() => useVillageCentre(place, onFound)).result

beforeEach(() => vi.clearAllMocks())

it('looks the centre up beside a position that somebody gave, so that the two can be compared', async () => {
  villageCentre.mockResolvedValue(centre)
  renderCentre(given)
  await waitFor(() => expect(onFound).toHaveBeenCalledWith(given.village_id, centre))
})

it('looks nothing up that is known', () => {
  renderCentre({ ...given, village_centre: centre })
  expect(villageCentre).not.toHaveBeenCalled()
})

it('names a missing centre only to those who have no other position', async () => {
  villageCentre.mockResolvedValue(null)
  const [withPosition, without] = [
    renderCentre(given),
    renderCentre({ ...given, location: null, location_source: null }),
  ]
  await waitFor(() => expect(without.current.isMissing).toBe(true))
  expect(withPosition.current.isMissing).toBe(false)
})
