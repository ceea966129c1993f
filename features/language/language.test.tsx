import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { place } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { LanguageMenu } from './language-menu'
import { LanguageTabs } from './language-tabs'

beforeEach(() => {
  place.path = '/berita'
  window.history.replaceState(null, '', '/')
})

const box = () => screen.getByRole('group')
const summary = () => box().querySelector('summary')

async function openList() {
  const head = summary()
  if (head) await userEvent.click(head)
}

describe('LanguageMenu', () => {
  it('names the language of the page and offers only the other one, for this page', async () => {
    const { container } = renderIn('id', <LanguageMenu />)
    expect(summary()).toHaveTextContent('Bahasa:Indonesia')
    await openList()
    const links = within(screen.getByRole('list', { name: 'Pilih bahasa' })).getAllByRole('link')
    expect(
      links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('hreflang'),
        link.lang,
      ]),
    ).toEqual([['English', '/en/berita', 'en', 'en']])
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    ['/en', '/'],
    ['/en/berita/tags/umkm', '/berita/tags/umkm'],
    ['/en/energi', '/energi'],
  ])('leads from %s back to %s', (here, there) => {
    place.path = here
    renderIn('en', <LanguageMenu />)
    expect(screen.getByText('Indonesia')).toHaveAttribute('href', there)
  })

  it('takes query and fragment along at the moment of the click', async () => {
    renderIn('id', <LanguageMenu />)
    await openList()
    window.history.replaceState(null, '', '/berita?kategori=ekonomi#main')
    const link = screen.getByRole('link', { name: 'English' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(link).toHaveAttribute('href', '/en/berita?kategori=ekonomi#main')
  })

  it('takes them along to a tab of its own', async () => {
    renderIn('id', <LanguageMenu />)
    await openList()
    window.history.replaceState(null, '', '/pencarian?q=ktp')
    const link = screen.getByRole('link', { name: 'English' })
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link })
    expect(link).toHaveAttribute('href', '/en/berita?q=ktp')
  })

  it('closes with Escape, which gives the focus back', async () => {
    renderIn('id', <LanguageMenu />)
    await openList()
    screen.getByRole('link', { name: 'English' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(box()).not.toHaveAttribute('open')
    expect(summary()).toHaveFocus()
  })

  it('closes when a press lands elsewhere', async () => {
    renderIn(
      'id',
      <>
        <LanguageMenu />
        <p>Elsewhere</p>
      </>,
    )
    await openList()
    await userEvent.click(screen.getByText('Elsewhere'))
    expect(box()).not.toHaveAttribute('open')
  })
})

describe('LanguageTabs', () => {
  it('links this page in both languages and marks the current one', () => {
    place.path = '/en/berita'
    renderIn('en', <LanguageTabs />)
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ]),
    ).toEqual([
      ['Indonesia', '/berita', null],
      ['English', '/en/berita', 'true'],
    ])
  })
})
