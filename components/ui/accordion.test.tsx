import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Accordion } from './accordion'

const items = [
  { title: 'Berapa lama?', content: 'Tiga hari kerja.' },
  { title: 'Berapa biayanya?', content: 'Gratis.' },
]

describe('Accordion', () => {
  it('starts closed and opens one answer without touching the others', async () => {
    const { container } = renderIn('id', <Accordion items={items} />)
    const [first, second] = container.querySelectorAll('details')
    expect(first?.open).toBe(false)
    await userEvent.click(screen.getByText('Berapa lama?'))
    expect(first?.open).toBe(true)
    expect(second?.open).toBe(false)
  })

  it('gives every question a heading and breaks no accessibility rule', async () => {
    const { container } = renderIn('id', <Accordion items={items} />)
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Berapa lama?', 'Berapa biayanya?'])
    expect(await axeViolations(container)).toEqual([])
  })

  it('marks the language of untranslated texts', () => {
    const { container } = renderIn('en', <Accordion items={items} lang="id" />)
    expect(container.firstElementChild).toHaveAttribute('lang', 'id')
  })
})
