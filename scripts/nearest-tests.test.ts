import { describe, expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.mjs'

const project: Record<string, string> = {
  'lib/money.ts': '',
  'lib/money.test.ts': "import { rupiah } from './money'",
  'features/price.tsx': "import { rupiah } from '@/lib/money'",
  'features/price.test.tsx': "import { Price } from './price'",
  'features/shop/index.ts': "export { Price } from '../price'",
  'features/basket.tsx': "const { Price } = await import('./shop')",
  'features/basket.test.tsx': "import { Basket } from './basket'\nimport { it } from 'vitest'",
  'lib/date.test.ts': "import { expect } from 'vitest'",
}
const nearest = (...changed: string[]) =>
  nearestTests(changed, Object.keys(project), (path) => project[path] ?? '')

describe('nearestTests', () => {
  it('names the tests of a change by their distance, through names, folders and imports at need', () => {
    expect(nearest('lib/money.ts')).toEqual([
      'lib/money.test.ts',
      'features/price.test.tsx',
      'features/basket.test.tsx',
    ])
  })

  it('leaves out what does not import the change', () => {
    expect(nearest('features/basket.tsx')).toEqual(['features/basket.test.tsx'])
  })

  it('counts a changed test itself and not one that was removed', () => {
    expect(nearest('lib/date.test.ts', 'lib/gone.test.ts')).toEqual(['lib/date.test.ts'])
  })

  it('names all tests where a common setting changed', () => {
    expect(nearest('vitest.config.ts')).toHaveLength(4)
  })
})
