import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newsAddress } from '@/lib/address/lists/news-address'
import { picturedNews } from '@/lib/cover/news-covers'
import { messagesOf } from '@/messages'
import { newsSample } from '@/tests/support/news-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { NewsDigest } from '../home/news-digest'
import { MostRead, RelatedNews, TagLinks } from './news-aside'
import { NewsListView } from './news-list-view'

const meta = { total_count: 20, total_page: 3, current_page: 1, per_page: 9 }
const hrefOf = (page: number) => `/berita?halaman=${page}`

describe('NewsListView', () => {
  it('shows the first article large and the others as cards, each with one link', async () => {
    const articles = [
      newsSample(),
      newsSample({ id: 2, title: 'Mengenal geopark', slug: 'mengenal-geopark-2', views: 1234 }),
    ]
    const { container } = renderIn(
      'id',
      <NewsListView
        articles={articles}
        meta={meta}
        hrefOf={hrefOf}
        hasLead
        aside={<p>Terpopuler</p>}
      />,
    )
    const [lead, card] = screen.getAllByRole('article')
    expect(within(lead ?? container).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Cara mengurus akta kelahiran',
    )
    expect(
      within(card ?? container).getByRole('link', { name: 'Mengenal geopark' }),
    ).toHaveAttribute('href', '/berita/mengenal-geopark-2')
    expect(within(card ?? container).getByText('1.234')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('draws what an article without a picture is about', () => {
    const { container } = renderIn(
      'id',
      <NewsListView
        articles={[newsSample()]}
        meta={meta}
        hrefOf={hrefOf}
        hasLead={false}
        aside={null}
      />,
    )
    expect(container.querySelector('img')).toHaveAttribute('src', '/sampul/kartu-keluarga/5.svg')
  })

  it('marks a text that is not in the language of the page, and nothing of the page around it', () => {
    const foreign = (id: number) => newsSample({ id, lang: 'id' })
    const { container } = renderIn(
      'en',
      <>
        <NewsListView
          articles={[foreign(1), foreign(2)]}
          meta={meta}
          hrefOf={hrefOf}
          hasLead
          aside={<MostRead articles={[foreign(3)]} />}
        />
        <RelatedNews articles={picturedNews([foreign(4)])} />
        <NewsDigest id="terbaru" articles={[foreign(5), foreign(6)]} />
      </>,
    )
    const { excerpt, title } = foreign(1)
    for (const text of [...screen.getAllByText(title), ...screen.getAllByText(excerpt)])
      expect(text.closest('[lang]')).toHaveAttribute('lang', 'id')
    const ofPage = [
      ...container.querySelectorAll('time'),
      ...screen.getAllByText(messagesOf('en').news.categories.sosial),
    ]
    expect(ofPage).toHaveLength(10)
    for (const text of ofPage) expect(text.closest('[lang]')).toBeNull()
  })

  it.each([
    [0, 'There is no news in this section yet.', 'See all news', '/en/berita'],
    [
      20,
      'There is no more news on this page.',
      'Go to the first page',
      '/en/berita?kategori=sosial',
    ],
  ])('says of %d articles why none is here, and shows a way out', (total, text, name, href) => {
    renderIn(
      'en',
      <NewsListView
        articles={[]}
        meta={{ ...meta, total_count: total }}
        hrefOf={(page) => newsAddress.href({ category: 'sosial', page })}
        hasLead
        aside={null}
      />,
    )
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })
})

describe('the aside', () => {
  it('numbers the most read in order', () => {
    renderIn(
      'id',
      <MostRead
        articles={[newsSample(), newsSample({ id: 2, title: 'Kedua', slug: 'kedua-2' })]}
      />,
    )
    expect(
      screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent),
    ).toEqual(['Cara mengurus akta kelahiran', 'Kedua'])
  })

  it('links a tag by its Indonesian name and shows it in the language of the page', () => {
    renderIn(
      'en',
      <TagLinks title="Popular tags" tags={[{ key: 'harga pangan', name: 'food prices' }]} />,
    )
    expect(screen.getByRole('link', { name: '#food prices' })).toHaveAttribute(
      'href',
      '/en/berita/tags/harga%20pangan',
    )
  })
})
