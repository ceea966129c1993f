import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Skeleton, SkeletonArea } from './skeleton'

const area = (
  <SkeletonArea label="Sedang memuat berita">
    <ul>
      <li>
        <Skeleton />
      </li>
      <li>
        <Skeleton className="size-13 rounded-leaf" />
      </li>
    </ul>
  </SkeletonArea>
)

describe('SkeletonArea', () => {
  it('is busy and says what is on its way', async () => {
    const { container } = render(area)
    expect(screen.getByText('Sedang memuat berita').parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('keeps quiet about each block and announces nothing by itself', () => {
    const { container } = render(area)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['', ''])
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})
