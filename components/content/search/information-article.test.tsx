import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { InformationDetail } from '@/lib/schemas/informations'
import { axeViolations, renderIn } from '@/tests/support/render'
import { InformationArticle } from './information-article'

const item: InformationDetail = {
  id: 1,
  title: 'Jam dukungan',
  excerpt: 'Kapan petugas PPID menjawab.',
  category: { id: 1, title: 'Layanan warga', description: '', type: 'announcement' },
  slug: 'jam-dukungan-1',
  image: null,
  author: 'Portal Jabar',
  created_at: '2026-11-03T00:00:00+07:00',
  updated_at: '2026-11-03T00:00:00+07:00',
  lang: 'id',
  content: '<p>Berlaku sampai akhir tahun.</p><p>PPID dan BPBD menjawab.</p>',
  show_date: '2026-11-03T00:00:00+07:00',
  end_date: null,
  status: 'PUBLISHED',
  review_by: '2026-12-31',
}
const show = (now: string) =>
  renderIn(
    'id',
    <main>
      <InformationArticle item={item} locale="id" now={new Date(now)} />
    </main>,
  )

describe('InformationArticle', () => {
  it('says above the text that it waits to be looked at again, and explains abbreviations', async () => {
    const { unmount } = show('2026-12-30T23:59:00+07:00')
    expect(screen.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    expect(screen.queryByText(/menunggu pemeriksaan ulang/)).toBeNull()
    unmount()
    const { container } = show('2026-12-31T00:00:00+07:00')
    const notice = screen.getByText(/menunggu pemeriksaan ulang sejak 31 Desember 2026/)
    expect(notice.compareDocumentPosition(screen.getByText('Berlaku sampai akhir tahun.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    // Each once: the first in the lead, the other in the text.
    expect(
      screen
        .getAllByRole('button')
        .map((button) => [button.textContent, button.closest('p')?.className]),
    ).toEqual([
      ['PPID', expect.stringContaining('text-lead')],
      ['BPBD', ''],
    ])
    expect(await axeViolations(container)).toEqual([])
  })
})
