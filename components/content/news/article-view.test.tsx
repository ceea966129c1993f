import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { articleSample, newsSample } from '@/tests/support/news-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { ArticleView } from './article-view'

const now = new Date('2026-11-23T00:00:00+07:00')

describe('ArticleView', () => {
  it('shows title, time in WIB, writer, reading time, text, tags and related articles', async () => {
    const related = [newsSample({ id: 2, title: 'Terkait', slug: 'terkait-2' })]
    const { container } = renderIn(
      'id',
      <ArticleView
        article={articleSample({ views: 12 })}
        related={related}
        share={<p>Bagikan</p>}
        locale="id"
        now={now}
      />,
    )
    expect(
      screen.getByRole('heading', { level: 1, name: 'Cara mengurus akta kelahiran' }),
    ).toBeVisible()
    expect(screen.getByText(/5 Mei 2026.*09\.30 WIB/)).toBeVisible()
    expect(screen.getByText('Penulis: Redaksi Portal Jabar')).toBeVisible()
    expect(screen.getByText('12 kali dibaca')).toBeVisible()
    expect(screen.getByText('Baca 1 menit')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Syarat' })).toBeVisible()
    expect(screen.getByRole('link', { name: '#kependudukan' })).toHaveAttribute(
      'href',
      '/berita/tags/kependudukan',
    )
    expect(screen.getByRole('link', { name: 'Terkait' })).toHaveAttribute(
      'href',
      '/berita/terkait-2',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('draws something else for the related articles than for itself and each other', () => {
    const { container } = renderIn(
      'id',
      <ArticleView
        article={articleSample()}
        related={[newsSample({ id: 2, slug: 'b-2' }), newsSample({ id: 3, slug: 'c-3' })]}
        share={null}
        locale="id"
        now={now}
      />,
    )
    const subjects = [...container.querySelectorAll('img')].map(
      ({ src }) => /sampul\/([a-z-]+)\//.exec(src)?.[1],
    )
    expect(subjects).toHaveLength(3)
    expect(subjects[0]).toBe('kartu-keluarga')
    expect(new Set(subjects).size).toBe(3)
  })

  it('says when an article has not been translated and marks its language', () => {
    renderIn(
      'en',
      <ArticleView article={articleSample()} related={[]} share={null} locale="en" now={now} />,
    )
    expect(screen.getByText('This text is not available in English yet.')).toBeVisible()
    expect(screen.getByText('Akta kelahiran gratis.').closest('[lang]')).toHaveAttribute(
      'lang',
      'id',
    )
  })

  it('says nothing about readers before there are any', () => {
    renderIn(
      'id',
      <ArticleView article={articleSample()} related={[]} share={null} locale="id" now={now} />,
    )
    expect(screen.queryByText(/kali dibaca/)).toBeNull()
  })

  it('says above the text that it waits to be looked at again, from the day on', () => {
    const show = (reviewBy: string) =>
      renderIn(
        'id',
        <ArticleView
          article={articleSample({ review_by: reviewBy })}
          related={[]}
          share={null}
          locale="id"
          now={now}
        />,
      )
    const { unmount } = show('2026-11-24')
    expect(screen.queryByText(/menunggu pemeriksaan ulang/)).toBeNull()
    unmount()
    show('2026-11-23')
    const notice = screen.getByText(/menunggu pemeriksaan ulang sejak 23 November 2026/)
    expect(notice.compareDocumentPosition(screen.getByText('Akta kelahiran gratis.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('explains an abbreviation where it first stands, outside of headings', async () => {
    const { container } = renderIn(
      'en',
      <main>
        <ArticleView
          article={articleSample({ content: '<h2>NIB</h2><p>Urus NIB.</p><p>NIB gratis.</p>' })}
          related={[]}
          share={null}
          locale="en"
          now={now}
        />
      </main>,
    )
    const button = screen.getByRole('button', { name: 'NIB, what it stands for' })
    expect(button.closest('p')).toHaveTextContent(/^Urus NIB/)
    const explanation = container.querySelector(`#${button.getAttribute('popovertarget')}`)
    expect(explanation).toHaveTextContent(
      'business identification number The number of every business, issued by the OSS system.',
    )
    expect(explanation).toHaveAttribute('lang', 'en')
    expect(await axeViolations(container)).toEqual([])
  })
})
