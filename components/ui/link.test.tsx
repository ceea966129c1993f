import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Link } from './link'

describe('Link', () => {
  it.each([
    ['id', '/berita', '/berita'],
    ['en', '/berita', '/en/berita'],
    ['en', '/', '/en'],
    ['en', '#isi', '#isi'],
    ['en', 'mailto:info@jabarprov.go.id', 'mailto:info@jabarprov.go.id'],
    ['en', 'tel:119', 'tel:119'],
  ] as const)('leads a page in %s to %s in the same tab: %s', (locale, href, expected) => {
    renderIn(locale, <Link href={href}>Berita</Link>)
    const link = screen.getByRole('link', { name: 'Berita' })
    expect(link).toHaveAttribute('href', expected)
    expect(link).not.toHaveAttribute('target')
  })

  it.each([
    ['id', '/verifikasi-link?url=https%3A%2F%2Flapor.go.id%2F%3Fa%3D1', 'LAPOR (membuka tab baru)'],
    [
      'en',
      '/en/verifikasi-link?url=https%3A%2F%2Flapor.go.id%2F%3Fa%3D1',
      'LAPOR (opens in a new tab)',
    ],
  ] as const)(
    'leads other sites through the check page, in a tab of their own, and says so (%s)',
    async (locale, href, text) => {
      const { container } = renderIn(locale, <Link href="https://lapor.go.id/?a=1">LAPOR</Link>)
      const link = screen.getByRole('link', { name: /^LAPOR/ })
      // The words of the link, not its computed name: jsdom knows no layout and drops the space before the hidden part.
      expect(link.textContent).toBe(text)
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAttribute('data-address', 'https://lapor.go.id/?a=1')
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('says it in the label of a link that has no words of its own, and nowhere else', () => {
    renderIn(
      'id',
      <Link href="https://x.com/jabarprovgoid" aria-label="X">
        <svg aria-hidden="true" />
      </Link>,
    )
    expect(screen.getByRole('link', { name: 'X (membuka tab baru)' })).toHaveTextContent('')
  })

  it('says it too for a page of the portal that opens apart', () => {
    renderIn(
      'en',
      <Link href="/kebijakan-privasi" target="_blank">
        Privacy policy
      </Link>,
    )
    const link = screen.getByRole('link', { name: /^Privacy policy/ })
    expect(link.textContent).toBe('Privacy policy (opens in a new tab)')
    expect(link).toHaveAttribute('href', '/en/kebijakan-privasi')
  })

  it('does not take an address for another site because it starts with the same letters', () => {
    renderIn('id', <Link href="/https:tentang">Tentang</Link>)
    expect(screen.getByRole('link', { name: 'Tentang' })).toHaveAttribute('href', '/https:tentang')
  })
})
