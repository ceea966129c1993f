import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { PlanView } from './plan-view'

const plan = (name: string, period: string) => ({
  name,
  period,
  purpose: `Guna ${name}`,
  basis: null,
})
const text = {
  id: 2,
  key: 'plan' as const,
  summary: 's',
  source: 'UU 25',
  updated_at: '2026-11-21',
  review_by: null,
  sections: ['pengertian', 'dasar', 'isi'].map((id) => ({
    id,
    heading: `Bagian ${id}`,
    paragraphs: [`Kalimat ${id}.`],
  })),
  plans: [plan('RPJPD', '2021–2040'), plan('RPD', '2022–2025'), plan('RKPD', 'Setiap tahun')],
}

it('keeps every part under its heading and address', async () => {
  const { container } = renderIn(
    'id',
    <main>
      <h1>x</h1>
      <PlanView text={text} />
    </main>,
  )
  for (const { id, heading } of text.sections)
    expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveAttribute('id', id)
  expect(await axeViolations(container)).toEqual([])
})

it('draws the plans that have years on one scale, for the eye alone', () => {
  const { container } = renderIn('id', <PlanView text={text} />)
  const bars = [...container.querySelectorAll<HTMLElement>('[aria-hidden] [style]')]
  // Twenty years in all; the last year of a period counts.
  expect(bars.map(({ style }) => [style.insetInlineStart, style.width])).toEqual([
    ['0%', '100%'],
    ['5%', '20%'],
  ])
})
