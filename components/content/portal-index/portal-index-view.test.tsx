import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import type { PortalChange } from '@/lib/schemas/portal-changes'
import { publicIndex } from '@/lib/server/feedback/public-index'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { PortalIndexView } from './portal-index-view'

const month = (name: string, answers: number, score: number) => ({
  month: name,
  answers,
  ratings: 4 * answers,
  relevance: score * answers,
  reachable: score * answers,
  user_experience: score * answers,
  user_interface: score * answers,
})
const index = publicIndex(
  [month('2026-08', 3, 1), month('2026-09', 40, 4), month('2026-10', 7, 3), month('2026-11', 5, 2)],
  '2026-11',
)
const none = publicIndex([], '2026-11')
const change: PortalChange = {
  id: 1,
  title: 'Huruf lebih besar',
  text: 'Pengunjung merasa tulisan terlalu kecil.',
  changed_on: '2026-11-02',
  link: '/aksesibilitas',
  lang: 'id',
}

describe.each(locales)('the portal index in %s', (locale) => {
  const messages = messagesOf(locale)['portal-index']
  const rowOf = (name: RegExp) => screen.getByRole('row', { name })

  it('has a row for each month, the latest first, with how many answered', async () => {
    renderIn(locale, <PortalIndexView index={index} changes={[change]} />)
    const table = screen.getByRole('table', { name: messages.table })
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent))
    const written = (text: string) => (locale === 'id' ? text.replace('.', ',') : text)
    expect(cells).toEqual([
      ['5', written('50.00'), 'D'],
      ['7', written('75.00'), 'C'],
      ['40', written('100.00'), 'A'],
      [messages.withheld, '–', '–'],
      ['52', written('91.83'), 'A'],
    ])
    expect(rowOf(/November 2026/)).toHaveTextContent(messages.running)
    expect(rowOf(/November 2026/)).toHaveTextContent(messages.small)
    expect(rowOf(/September 2026/)).not.toHaveTextContent(messages.small)
    expect(rowOf(/(?:Agustus|August) 2026/)).not.toHaveTextContent(messages.small)
    expect(screen.getByText(messages.smallNote)).toBeVisible()
    expect(screen.getByRole('link', { name: messages.download })).toHaveAttribute(
      'href',
      `/v1/public/feedback-index/csv?lang=${locale}`,
    )
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('says that it is no official index, and what was changed because of it', () => {
    renderIn(locale, <PortalIndexView index={index} changes={[change]} />)
    expect(screen.getByText(messages.origin)).toHaveTextContent('PermenPAN-RB 14/2017')
    const changes = screen.getByRole('region', { name: messages.changesTitle })
    expect(within(changes).getByRole('heading', { name: change.title })).toHaveAttribute(
      'lang',
      'id',
    )
    expect(within(changes).getByText(/2 November 2026/)).toBeVisible()
    expect(within(changes).queryByText(messages.changesEmpty)).not.toBeInTheDocument()
  })

  it('says so while there is nothing to show and nothing was changed', async () => {
    renderIn(locale, <PortalIndexView index={none} changes={[]} />)
    expect(screen.getByText(messages.empty)).toBeVisible()
    expect(screen.getByText(messages.changesEmpty)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(await axeViolations(document.body)).toEqual([])
  })
})
