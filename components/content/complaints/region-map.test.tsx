import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { RegionMap } from './region-map'

const t = messagesOf('id')['complaint-monitoring']
const tokens = new Map(
  [...readFileSync('styles/tokens.css', 'utf8').matchAll(/--(\w+-\d+): #(\w{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

/** Brightness of a colour of the design as WCAG counts it, 0 to 1. */
function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = (tokens.get(token)?.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour that an element takes from a class such as `fill-hejo-300`. */
const colourOf = (element: Element | null, use: 'fill' | 'bg') =>
  new RegExp(`\\b${use}-(\\w+-\\d+)`).exec(element?.getAttribute('class') ?? '')?.[1] ?? ''

describe('RegionMap', () => {
  it('has shades that differ by half without their colour, and the same in its key', () => {
    const cities = ['32.01', '32.73', '32.02', '32.03'].map((id) => ({ id, name: `Daerah ${id}` }))
    const counted = [30, 18, 6].map((count, at) => ({ id: cities[at]?.id ?? '', count }))
    const { container } = renderIn(
      'id',
      <RegionMap counted={counted} cities={cities} hrefOf={(city) => `#${city}`} />,
    )
    const key = within(screen.getByRole('list', { name: t.mapKey }))
      .getAllByRole('listitem')
      .map((item) => colourOf(item.firstElementChild, 'bg'))
    expect(key).toHaveLength(4)
    expect(
      new Set([...container.querySelectorAll('path')].map((path) => colourOf(path, 'fill'))),
    ).toEqual(new Set(key))
    const steps = key
      .slice(1)
      .map((colour, at) => (luminance(key[at] ?? '') + 0.05) / (luminance(colour) + 0.05))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.5)
  })
})
