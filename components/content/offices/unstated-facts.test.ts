import { expect, it } from 'vitest'
import type { ShownOfficeFacts } from './office-facts'
import { withoutUnstated } from './unstated-facts'

const bandung: ShownOfficeFacts = { address: 'Jl. Wastukancana No. 2', phone: null, hours: null }
const bogor: ShownOfficeFacts = { address: null, phone: null, hours: null }

it('takes a fact out of all offices only when none of them has stated it', () => {
  const { offices, unstated } = withoutUnstated(
    new Map([
      ['32.73', bandung],
      ['32.71', { ...bogor, hours: ['Senin–Jumat'] } as ShownOfficeFacts],
    ]),
  )
  expect(unstated).toEqual(['phone'])
  expect(offices.get('32.73')).toEqual({ ...bandung, phone: undefined })
  // One of them has an address: that the other has none is said at its own name.
  expect(offices.get('32.71')?.address).toBeNull()
})

it.each([
  ['of one government', new Map([['32.71', bogor]])],
  ['without a government', new Map()],
])('leaves a list %s as it is', (_, listed) => {
  expect(withoutUnstated(listed)).toEqual({ offices: listed, unstated: [] })
})
