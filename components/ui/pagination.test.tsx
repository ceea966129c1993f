import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Pagination } from './pagination'

const hrefOf = (page: number) => (page > 1 ? `/berita?halaman=${page}` : '/berita')

describe('Pagination', () => {
  it('marks the current page and links its neighbours', async () => {
    const { container } = renderIn('id', <Pagination page={2} totalPages={5} hrefOf={hrefOf} />)
    expect(screen.getByRole('link', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Halaman sebelumnya' })).toHaveAttribute(
      'href',
      '/berita',
    )
    expect(screen.getByRole('link', { name: 'Halaman berikutnya' })).toHaveAttribute(
      'href',
      '/berita?halaman=3',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('leads nowhere before the first and after the last page', () => {
    renderIn('en', <Pagination page={1} totalPages={1_000} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    // 1, 2, a gap, 1,000 and the next one: no empty entry is counted and read.
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'Page 1000' })).toHaveAttribute(
      'href',
      '/en/berita?halaman=1000',
    )
  })

  it('leads from a page past the end to the last one', () => {
    renderIn('id', <Pagination page={99} totalPages={3} hrefOf={hrefOf} />)
    expect(screen.getByRole('link', { name: 'Halaman sebelumnya' })).toHaveAttribute(
      'href',
      '/berita?halaman=3',
    )
    expect(screen.queryByRole('link', { name: 'Halaman berikutnya' })).toBeNull()
  })

  it('is not there for a single page', () => {
    renderIn('id', <Pagination page={1} totalPages={1} hrefOf={hrefOf} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
