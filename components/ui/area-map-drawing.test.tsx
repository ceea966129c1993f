import { expect, it } from 'vitest'
import { drawAreaMap } from '@/lib/outlines/area-map'
import { renderIn } from '@/tests/support/render'
import { AreaMapDrawing } from './area-map-drawing'

const square = (code: string, name: string, west: number) => ({
  code,
  name,
  path: [
    [
      [-7, west],
      [-7, west + 1],
      [-6, west + 1],
      [-6, west],
    ] satisfies [number, number][],
  ],
})
const map = drawAreaMap(
  [square('32.04', 'Kabupaten Bandung', 107), square('32.73', 'Kota Bandung', 108)],
  { chosen: '32.04' },
)

it.each([
  ['id', 'U'],
  ['en', 'N'],
] as const)('names the area and its neighbour, the scale and north (%s)', (locale, north) => {
  const { container } = renderIn(locale, <AreaMapDrawing map={map} pin={null} />)
  const words = [...container.querySelectorAll('text')].map((text) => text.textContent)
  expect(words).toEqual(['Kota Bandung', 'Bandung', '50 km', north])
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('sets the pin where it is told to', () => {
  const { container } = renderIn('id', <AreaMapDrawing map={map} pin={{ x: 12, y: 34 }} />)
  expect(container.querySelector('g[transform]')).toHaveAttribute('transform', 'translate(12 34)')
})
