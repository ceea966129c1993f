import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { RatingFace } from './rating-face'

describe('RatingFace', () => {
  it('draws a face of its own for every mood and leaves the naming to the words beside it', async () => {
    const { container } = render(
      <>
        {([1, 2, 3, 4, 5] as const).map((mood) => (
          <RatingFace key={mood} mood={mood} />
        ))}
      </>,
    )
    const faces = [...container.querySelectorAll('svg')]
    expect(new Set(faces.map((face) => face.innerHTML)).size).toBe(5)
    expect(faces.every((face) => face.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(await axeViolations(container)).toEqual([])
  })
})
