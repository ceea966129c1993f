import { expect, it } from 'vitest'
import { keyword } from './text'

it('cuts a query before a sign that would be halved, so that it can stand in an address', () => {
  const cut = keyword.parse(`${'a'.repeat(99)}😀`)
  expect([cut, encodeURIComponent(cut)]).toEqual(['a'.repeat(99), 'a'.repeat(99)])
})
