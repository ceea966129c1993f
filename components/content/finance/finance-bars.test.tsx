import { describe, expect, it } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { FinanceBars } from './finance-bars'

/** Widths of the coloured bars and places of the ticks, as the style says them. */
function drawn(percentages: readonly number[]) {
  const { container } = renderIn(
    'id',
    <FinanceBars
      bars={percentages.map((percentage) => ({
        name: `Bagian ${percentage}`,
        percentage,
        tone: 'hejo',
      }))}
    />,
  )
  const styled = [...container.querySelectorAll<HTMLElement>('[style]')]
  return {
    widths: styled.map(({ style }) => style.width).filter(Boolean),
    ticks: new Set(styled.map(({ style }) => style.insetInlineStart).filter(Boolean)),
  }
}

describe('FinanceBars', () => {
  it('draws each share to scale, with the tick where the plan is fulfilled', () => {
    const { widths, ticks } = drawn([55, 110])
    expect(widths).toEqual(['50%', '100%'])
    expect([...ticks].map((tick) => Number.parseFloat(tick).toFixed(1))).toEqual(['90.9'])
  })

  it('ends a bar at the ends of its track, whatever the share', () => {
    expect(drawn([-5, 300]).widths).toEqual(['0%', '100%'])
  })

  it('says the shares in words, because the drawing is hidden from screen readers', () => {
    const { container } = renderIn(
      'en',
      <FinanceBars bars={[{ name: 'Revenue', percentage: 97.62, tone: 'hejo' }]} />,
    )
    expect(container).toHaveTextContent('Revenue97.62%')
    expect(container.querySelectorAll('[aria-hidden=true] [style]')).toHaveLength(2)
  })
})
