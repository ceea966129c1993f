import { act, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Counter } from './counter'

const tilesOf = (container: Element) => container.querySelector('[aria-hidden="true"]')?.textContent
let intersect: ReturnType<typeof installIntersections>

beforeEach(() => {
  installMedia(reducedMotion(false))
  intersect = installIntersections()
})

describe('Counter', () => {
  it.each([
    ['id', '4.812.907'],
    ['en', '4,812,907'],
  ] as const)(
    'reads as one number in the writing of %s and shows it in tiles',
    async (locale, text) => {
      const { container } = renderIn(locale, <Counter value={4_812_907} />)
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(tilesOf(container)).toBe(text)
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('keeps its tiles while it waits to count up and reads the final number all the time', () => {
    const { container } = renderIn('id', <Counter value={1_050} />)
    act(() => intersect(null, false))
    expect(tilesOf(container)).toBe('0.000')
    expect(screen.getByText('1.050')).toBeInTheDocument()
  })

  it('has the final number in the HTML of the server', () => {
    const html = renderToString(
      <NextIntlClientProvider locale="id">
        <Counter value={42} />
      </NextIntlClientProvider>,
    )
    expect(html).toContain('>42<')
  })
})
