import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Tag } from './tag'

describe('Tag', () => {
  it.each(['hejo', 'mega', 'pare', 'genteng', 'beureum', 'batu'] as const)(
    'carries its meaning in words in %s',
    async (tone) => {
      const { container } = render(<Tag tone={tone}>Ditolak</Tag>)
      expect(screen.getByText('Ditolak')).toBeVisible()
      expect(await axeViolations(container)).toEqual([])
    },
  )
})
