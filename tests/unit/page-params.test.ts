import { expect, it } from 'vitest'
import { segmentText } from '@/app/page-params'

it('reads a part of a path, and nothing where it is no text or one that no page has', () => {
  expect(segmentText('air%20bersih')).toBe('air bersih')
  for (const part of ['%', '%ff', '%00', 'a%0Ab']) expect(segmentText(part)).toBeNull()
})
