import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { FeedLine } from './feed-line'

it('names each feed of a list with what it follows', async () => {
  const { container } = renderIn(
    'en',
    <FeedLine topic={{ kind: 'news', category: 'kesehatan' }} name="Health news" />,
  )
  const links = ['RSS', 'Atom', 'JSON'].map((format) =>
    screen.getByRole('link', { name: `${format} for Health news` }),
  )
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('type')])).toEqual([
    ['/feed/en/berita/kesehatan.rss', 'application/rss+xml'],
    ['/feed/en/berita/kesehatan.atom', 'application/atom+xml'],
    ['/feed/en/berita/kesehatan.json', 'application/feed+json'],
  ])
  expect(screen.getByRole('link', { name: 'What is a feed?' })).toHaveAttribute('href', '/en/umpan')
  expect(await axeViolations(container)).toEqual([])
})
