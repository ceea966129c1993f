import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { informationTags, InformationView } from './information-view'

const tags = informationTags('kontak@portal.example')
const sections = [
  { id: 'scope', heading: 'Cakupan', content: tags.p('Semua halaman.') },
  { id: 'contact', heading: 'Kontak', content: tags.p(tags.mail('kontak@portal.example')) },
]

describe('InformationView', () => {
  it('links every section from a named list of contents', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <h1>Pernyataan</h1>
        <InformationView
          sections={sections}
          contentsLabel="Isi halaman ini"
          reviewed="Ditinjau 21 November 2026"
        />
      </main>,
    )
    const contents = within(screen.getByRole('navigation', { name: 'Isi halaman ini' }))
    for (const { id, heading } of sections) {
      expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`)
      expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveAttribute('id', id)
    }
    expect(await axeViolations(container)).toEqual([])
  })

  it('folds on phones what would fill half their window', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: `part-${index}`,
      heading: `Bagian ${index}`,
      content: tags.p('Isi.'),
    }))
    const { rerender } = renderIn('id', <InformationView sections={many} contentsLabel="Isi" />)
    const fold = () => screen.getByRole('navigation', { name: 'Isi' }).querySelector('details')
    expect(fold()?.open).toBe(false)
    expect(fold()?.querySelectorAll('a')).toHaveLength(9)
    rerender(<InformationView sections={many.slice(1)} contentsLabel="Isi" />)
    expect(fold()).toBeNull()
  })

  it('makes the contact address a mail link', () => {
    renderIn('id', tags.mail('kontak@portal.example'))
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:kontak@portal.example')
  })
})
