import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readOutboundLink } from '@/lib/outbound-link'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { LinkCheckView } from './link-check-view'

const view = (address: string, hostInLetters: string | null = null) => (
  <LinkCheckView reading={readOutboundLink(address)} hostInLetters={hostInLetters} />
)

describe('LinkCheckView', () => {
  it.each(['id', 'en'] as const)(
    'shows host and whole address, and leads there in the same tab without a trace (%s)',
    async (locale) => {
      const messages = messagesOf(locale)['link-check']
      const { container } = renderIn(locale, view('https://www.lapor.go.id/aduan?a=b#c'))
      expect(screen.getByRole('heading', { level: 1, name: messages.heading })).toBeVisible()
      expect(screen.getByText('www.lapor.go.id')).toBeVisible()
      expect(screen.getByText('https://www.lapor.go.id/aduan?a=b#c')).toBeVisible()
      expect(screen.getByText(messages.government)).toBeVisible()
      const link = screen.getByRole('link', { name: messages.continue })
      expect(link).toHaveAttribute('href', 'https://www.lapor.go.id/aduan?a=b#c')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      expect(link).not.toHaveAttribute('target')
      expect(screen.getByRole('link', { name: messages.back })).toBeVisible()
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('warns of what makes an address doubtful, and of nothing else', () => {
    const { government, other, unencrypted, credentials, lookalike, hostInLetters } =
      messagesOf('id')['link-check']
    const shown = (text: string) => screen.queryByText(text) !== null
    renderIn('id', view('http://jabarprov.go.id@xn--80ak6aa92e.com/', 'аррӏе.com'))
    expect([government, other, unencrypted, credentials, lookalike].map(shown)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
    expect(screen.getByText('xn--80ak6aa92e.com')).toBeVisible()
    expect(screen.getByText(hostInLetters.replace('{host}', 'аррӏе.com'))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
      'href',
      'http://xn--80ak6aa92e.com/',
    )
  })

  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,a', 'scheme'],
    ['//contoh.example', 'unreadable'],
    ['', 'missing'],
    [`https://contoh.example/${'a'.repeat(2_048)}`, 'tooLong'],
  ] as const)('refuses %s in words, with a way back and no other', async (address, problem) => {
    const messages = messagesOf('en')['link-check'].refused
    const { container } = renderIn('en', view(address))
    expect(screen.getByRole('heading', { level: 1, name: messages.heading })).toBeVisible()
    expect(screen.getByText(messages[problem])).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en'])
    expect(await axeViolations(container)).toEqual([])
  })
})
