import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/i18n/locales'
import { overview } from '@/lib/schemas/overview'
import { localised } from '@/lib/server/content/localised'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { OverviewView } from './overview-view'

const overviewIn = (locale: Locale) =>
  overview.parse(
    localised(
      JSON.parse(readFileSync('lib/server/seed/content/overview/overview.json', 'utf8')),
      locale,
    ),
  )

describe('OverviewView', () => {
  it.each(locales)('gives every figure its year and source (%s)', async (locale) => {
    const text = overviewIn(locale)
    const { container } = renderIn(
      locale,
      <main>
        <h1>x</h1>
        <OverviewView overview={text} districts={[]} />
      </main>,
    )
    const figures = [...text.lead_figures, ...text.territory, ...text.economy]
    const said = [...container.querySelectorAll('dl > div')].map(
      (figure) => figure.textContent ?? '',
    )
    expect(said).toHaveLength(figures.length)
    for (const [at, { value, label, source, as_of: year }] of figures.entries())
      for (const part of [value, label, source, year]) expect(said[at]).toContain(part)
    expect(await axeViolations(container)).toEqual([])
  })

  it.each(locales)('says the population as people read it and as a number (%s)', (locale) => {
    const figures = overviewIn(locale).lead_figures.filter(({ residents }) => residents !== null)
    expect(figures).toHaveLength(1)
    for (const { residents, value } of figures)
      expect(Number(value.replace(',', '.')) * 1_000_000).toBeCloseTo(residents ?? 0)
  })

  it('leads to the achievements, the agenda and every page about the province', () => {
    renderIn('id', <OverviewView overview={overviewIn('id')} districts={[]} />)
    const t = messagesOf('id')
    expect(screen.getByRole('link', { name: t.overview.awards.link })).toHaveAttribute(
      'href',
      '/selayang-pandang/prestasi-jawa-barat',
    )
    const links = within(screen.getByRole('region', { name: t.overview.explore }))
    expect(links.getByRole('link', { name: t.overview.links.agenda.title })).toHaveAttribute(
      'href',
      '/agenda-jawa-barat',
    )
    for (const { label } of [t.about.pages.vision, t.about.pages.programs, t.about.pages.districts])
      expect(links.getAllByRole('link', { name: label })[0]).toBeVisible()
  })
})
