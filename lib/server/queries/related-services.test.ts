import { describe, expect, it } from 'vitest'
import { sampleItem } from '@/tests/support/service-samples'
import { relatedServices } from './related-services'

const item = (id: number, changes: Parameters<typeof sampleItem>[0] = {}) =>
  sampleItem({ id, opd_name: `Dinas ${id}`, ...changes })
const idsFor = (id: number, category: ReturnType<typeof item>[], changes: object = {}) =>
  relatedServices({ id, opd_name: `Dinas ${id}`, service_user: 'Umum', ...changes }, category).map(
    (each) => each.id,
  )

describe('relatedServices', () => {
  const category = [1, 2, 3, 4, 5, 6].map((id) => item(id))

  it('never names the service itself and stops at four', () => {
    expect(idsFor(2, category)).toEqual([3, 4, 5, 6])
  })

  it('goes round, so that the last leads to the first', () => {
    expect(idsFor(6, category)).toEqual([1, 2, 3, 4])
  })

  it('puts the same body first and what does not operate last', () => {
    const mixed = [
      item(1),
      item(2, { availability: 'NOT_OPERATED' }),
      item(3),
      item(4, { opd_name: 'Dinas 1' }),
    ]
    expect(idsFor(1, mixed)).toEqual([4, 3, 2])
  })

  it('prefers services for the same people', () => {
    const mixed = [item(1), item(2, { service_user: 'Pelaku Usaha' }), item(3)]
    expect(idsFor(1, mixed)).toEqual([3, 2])
  })

  it('is empty when a service is alone in its category', () => {
    expect(idsFor(1, [item(1)])).toEqual([])
  })

  it('still answers for a service that the list does not hold', () => {
    expect(idsFor(9, category)).toEqual([1, 2, 3, 4])
  })
})
