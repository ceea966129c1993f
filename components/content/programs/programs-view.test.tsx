import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import type { AboutText } from '@/lib/schemas/about'
import { programThemes } from '@/lib/schemas/programs'
import { messagesOf } from '@/messages'
import { sampleProgram, sampleStrategic } from '@/tests/support/program-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { FeaturedPrograms } from './featured-programs'
import { openFirstInRow } from './open-first-in-row'
import type { ProgramFilters } from '@/lib/address/lists/program-address'
import { ProgramsView } from './programs-view'
import { StrategicPrograms } from './strategic-programs'

const themes = programThemes.map((key) => ({ key, name: `Tema ${key}` }))
const programs = [1, 2, 3, 4].map((id) => sampleProgram({ id, title: `Program ${id}` }))
const sampleVision: AboutText<'vision'> = {
  id: 1,
  key: 'vision',
  summary: '',
  source: '',
  updated_at: '2026-11-21',
  review_by: null,
  period: '2025–2030',
  vision: 'Visi contoh',
  motto: 'Moto',
  explanation: [],
  missions: [],
  note: null,
  former: [],
}
const view = (filters: Partial<ProgramFilters> = {}, shown = programs) => (
  <main>
    <h1>x</h1>
    <ProgramsView
      programs={shown}
      themes={themes}
      filters={{ theme: null, openId: null, ...filters }}
    />
  </main>
)

describe('ProgramsView', () => {
  it('tells where the nine flagship programmes of the former vision stand', () => {
    renderIn('id', view())
    const [link] = screen.getAllByRole('link', { name: 'visi periode sebelumnya' })
    expect(link).toHaveAttribute('href', '/tentang-jawa-barat/visi-misi-pemprov-jabar#sebelumnya')
    expect(link?.closest('p')).toHaveTextContent('Sembilan program unggulan periode 2018–2023')
  })

  it('offers the twelve themes and all of them, and has the current one chosen', () => {
    renderIn('id', view({ theme: 'ekonomi', openId: 2 }))
    const form = screen.getByRole('form', { name: messagesOf('id').programs.themeForm })
    const theme = within(form).getByRole('combobox', { name: messagesOf('id').programs.theme })
    expect(within(theme).getAllByRole('option')).toHaveLength(13)
    expect(theme).toHaveDisplayValue('Tema ekonomi')
    // Another theme opens no programme of this one.
    expect(new FormData(form as HTMLFormElement).has('id')).toBe(false)
  })

  it('tells the opened programme in full between the cards, and leads back', async () => {
    const { container } = renderIn('id', view({ theme: 'ekonomi', openId: 2 }))
    const open = screen.getByRole('article', { name: 'Program 2' })
    expect(open).toHaveAttribute('id', 'program-2')
    expect(within(open).getByRole('heading', { level: 4, name: 'Untuk siapa' })).toBeVisible()
    expect(
      within(open).getByRole('link', { name: /desadigital\.jabarprov\.go\.id/ }),
    ).toHaveAttribute('target', '_blank')
    expect(within(open).getByRole('link', { name: 'Tutup Program 2' })).toHaveAttribute(
      'href',
      '/tentang-jawa-barat/program-unggulan?tema=ekonomi',
    )
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(await axeViolations(container)).toEqual([])
  })

  it('says so when a theme has no programme, and offers all', () => {
    renderIn('id', view({ theme: 'ekonomi' }, []))
    expect(screen.getByText(messagesOf('id').programs.empty)).toBeVisible()
    expect(screen.getByRole('link', { name: messagesOf('id').programs.everyProgram })).toBeVisible()
  })

  it('marks a text that is Indonesian on an English page', () => {
    renderIn('en', view({}, [sampleProgram({ title: 'Desa Digital', lang: 'id' })]))
    expect(screen.getByRole('link', { name: 'Desa Digital' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'id',
    )
  })
})

describe('openFirstInRow', () => {
  const order = (openId: number | null) => openFirstInRow(programs, openId).map(({ id }) => id)

  it('moves an opened programme of the second column to the start of its row, and no other', () => {
    expect(order(2)).toEqual([2, 1, 3, 4])
    expect(order(4)).toEqual([1, 2, 4, 3])
    for (const still of [1, 3, null, 99]) expect(order(still)).toEqual([1, 2, 3, 4])
  })
})

describe('the programmes of the home page', () => {
  it.each(locales)('are six cards that lead to the opened programme (%s)', async (locale) => {
    const six = [1, 2, 3, 4, 5, 6].map((id) =>
      sampleProgram({ id, title: `Program ${id}`, lang: locale }),
    )
    const { container } = renderIn(locale, <FeaturedPrograms programs={six} vision={null} />)
    const t = messagesOf(locale).programs.home
    expect(
      within(screen.getByRole('list', { name: t.title })).getAllByRole('listitem'),
    ).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Program 3' })).toHaveAttribute(
      'href',
      expect.stringMatching(/program-unggulan\?id=3#program-3$/),
    )
    expect(screen.getByRole('link', { name: t.all })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('say on the card which years they belong to, and show the vision in force first', () => {
    const programs = [
      sampleProgram({ id: 1, title: 'Berjalan', period: { from: 2019, until: null } }),
      sampleProgram({ id: 2, title: 'Berakhir', period: { from: 2018, until: 2023 } }),
    ]
    renderIn('id', <FeaturedPrograms programs={programs} vision={sampleVision} />)
    const card = (name: string) => screen.getByRole('link', { name }).closest('article')
    expect(card('Berjalan')).toHaveTextContent('Sejak 2019')
    expect(card('Berakhir')).toHaveTextContent('Program 2018–2023')
    expect(screen.getByText('Visi 2025–2030').parentElement).toHaveTextContent('Visi contoh')
    expect(screen.getByRole('link', { name: 'Baca visi dan misi' })).toHaveAttribute(
      'href',
      '/tentang-jawa-barat/visi-misi-pemprov-jabar',
    )
  })

  it('show three strategic ones with their facts', async () => {
    const { container } = renderIn(
      'id',
      <StrategicPrograms
        programs={[1, 2, 3].map((id) => sampleStrategic({ id, title: `Program ${id}` }))}
      />,
    )
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getAllByText('Perpres 15/2018')).toHaveLength(3)
    expect(await axeViolations(container)).toEqual([])
  })

  it('leave nothing behind while there are none', () => {
    const { container } = renderIn(
      'id',
      <>
        <FeaturedPrograms programs={[]} vision={null} />
        <StrategicPrograms programs={[]} />
      </>,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
