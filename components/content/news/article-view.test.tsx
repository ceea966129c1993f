import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { articleSample, newsSample } from '@/tests/support/news-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { ArticleView } from './article-view'

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

  it('says when an article has not been translated and marks its language', () => {
    renderIn('en', <ArticleView article={articleSample()} related={[]} share={null} locale="en" />)
    expect(screen.getByText('This text is not available in English yet.')).toBeVisible()
    expect(screen.getByText('Akta kelahiran gratis.').closest('[lang]')).toHaveAttribute(
      'lang',
      'id',
    )
  })

  it('says nothing about readers before there are any', () => {
    renderIn('id', <ArticleView article={articleSample()} related={[]} share={null} locale="id" />)
    expect(screen.queryByText(/kali dibaca/)).toBeNull()
  })
})
