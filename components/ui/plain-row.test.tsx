import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { installRowLayout, slideStepPx } from '@/tests/support/row-layout'
import { scrollToSlide, slideInFront } from './plain-row'

const rowOf = (slides: number) => {
  const { container } = render(
    <ul>
      {Array.from({ length: slides }, (_, index) => (
        <li key={index} />
      ))}
    </ul>,
  )
  Object.defineProperty(container, 'scrollWidth', { value: slides * slideStepPx })
  return container
}

let scrollTo: ReturnType<typeof installRowLayout>

beforeEach(() => {
  scrollTo = installRowLayout()
})

describe('scrollToSlide', () => {
  it('brings a slide to the start, gliding only where things may move', () => {
    const row = rowOf(6)
    scrollToSlide(row, 2, true)
    scrollToSlide(row, 0, false)
    expect(scrollTo).toHaveBeenNthCalledWith(1, { left: 2 * slideStepPx, behavior: 'smooth' })
    expect(scrollTo).toHaveBeenNthCalledWith(2, { left: 0, behavior: 'instant' })
  })
})

describe('slideInFront', () => {
  it.each([
    ['the first at rest', 0, 0],
    ['the nearest in between', slideStepPx * 1.6, 2],
    ['the last at the end of the row, where it cannot reach the start', 6 * slideStepPx - 348, 5],
    ['the last within a pixel of the end', 6 * slideStepPx - 348.6, 5],
  ])('is %s', (_what, scrollLeft, expected) => {
    const row = rowOf(6)
    row.scrollLeft = scrollLeft
    expect(slideInFront(row)).toBe(expected)
  })

  it('is the first in a row of one and in an empty one', () => {
    expect([slideInFront(rowOf(1)), slideInFront(rowOf(0))]).toEqual([0, 0])
  })
})
