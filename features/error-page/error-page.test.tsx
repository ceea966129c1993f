import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { sendEventsTo, useAnalyticsStore } from '@/lib/analytics/events'
import { messagesOf } from '@/messages'
import { goTo } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { ErrorView } from './error-view'
import { LastResort } from './last-resort'
import { PageViewError } from './page-view-error'
import { ReportLink } from './report-link'
import { errorCodeOf, statusCodeOf } from './status-code'

describe('statusCodeOf', () => {
  it.each([
    [new Error('x'), 500],
    [new ApiFailure({ status: 503, code: 'UNAVAILABLE' }), 503],
    [{ status: 404 }, 404],
    [new ApiFailure({ status: 0, code: 'NETWORK' }), 500],
    [{ status: 200 }, 500],
    [{ status: '404' }, 500],
    [null, 500],
    ['text', 500],
  ])('%o: %i', (error, expected) => {
    expect(statusCodeOf(error)).toBe(expected)
  })
})

describe('errorCodeOf', () => {
  it('adds the mark of the server', () => {
    expect(errorCodeOf(Object.assign(new Error('x'), { digest: '123456' }))).toBe('500 · 123456')
    expect(errorCodeOf(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))).toBe('503')
  })
})

describe('ErrorView', () => {
  beforeEach(() => {
    document.title = 'Berita - Portal Jabar'
  })

  it.each([
    ['id', '/'],
    ['en', '/en'],
  ] as const)(
    'shows the code and two ways on, and takes focus and title while it stands (%s)',
    async (locale, home) => {
      const messages = messagesOf(locale).common.errorPage
      const retry = vi.fn()
      const { container, unmount } = renderIn(
        locale,
        <ErrorView error={new Error('secret text')} retry={retry} />,
      )
      expect(screen.getByRole('heading', { level: 1, name: messages.heading })).toHaveFocus()
      expect(screen.getByText(messages.code.replace('{code}', '500'))).toBeVisible()
      expect(document.title).toBe(`${messages.title} - Portal Jabar`)
      expect(screen.getByRole('link', { name: messages.home })).toHaveAttribute('href', home)
      expect(container).not.toHaveTextContent('secret text')
      expect(await axeViolations(container)).toEqual([])
      await userEvent.click(screen.getByRole('button', { name: messages.retry }))
      expect(retry).toHaveBeenCalledOnce()
      document.title = 'Layanan - Portal Jabar'
      await vi.waitFor(() => expect(document.title).toBe(`${messages.title} - Portal Jabar`))
      unmount()
      expect(document.title).toBe('Layanan - Portal Jabar')
    },
  )
})

describe('LastResort', () => {
  it('says exactly what the specification wants, with details and the way home, without languages or providers', async () => {
    const { container } = render(
      <LastResort error={Object.assign(new Error('boom'), { digest: '123456' })} home="/en" />,
    )
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'An error occurred while showing the error page',
      }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/en')
    expect(screen.getByText('Details: 123456')).toBeVisible()
    expect(screen.getByText(/Terjadi kesalahan/)).toHaveAttribute('lang', 'id')
    expect(container.querySelector('style, [style]')).toBeNull()
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    [new TypeError('boom'), 'Details: TypeError: boom'],
    ['boom', 'Details: Error'],
  ])('names a failure of the browser itself: %s', (error, details) => {
    render(<LastResort error={error} home="/" />)
    expect(screen.getByText(details)).toBeVisible()
  })
})

describe('PageViewError', () => {
  it('records the address that leads nowhere, without its query', () => {
    const adapter = vi.fn()
    sendEventsTo(adapter)
    window.history.replaceState(null, '', '/tidak-ada?nama=Siti#a')
    render(<PageViewError />)
    sendEventsTo(null)
    expect(adapter.mock.calls).toEqual([['page-view-error', { path: '/tidak-ada' }]])
    expect(useAnalyticsStore.getState().lastEventName).toBe('page-view-error')
  })
})

describe('ReportLink', () => {
  const link = (
    <ReportLink label="Laporkan" email="info@contoh.go.id" note="Halaman tidak ditemukan:" />
  )

  it('is a mail that names the missing address, without its query, in subject and body', () => {
    goTo('/brita/jalan-&-jembatan?nama=Siti#a')
    renderIn('id', link)
    const mail = new URL(screen.getByRole('link', { name: 'Laporkan' }).getAttribute('href') ?? '')
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'info@contoh.go.id'])
    expect([...mail.searchParams]).toEqual([
      ['subject', 'Halaman tidak ditemukan: /brita/jalan-&-jembatan'],
      ['body', `Halaman tidak ditemukan: ${window.location.origin}/brita/jalan-&-jembatan`],
    ])
  })

  it('is a mail without scripts too, in HTML that fits every address', () => {
    goTo('/brita')
    const html = renderToString(
      <NextIntlClientProvider locale="id" messages={messagesOf('id')}>
        {link}
      </NextIntlClientProvider>,
    )
    expect(html).toContain('mailto:info@contoh.go.id?subject=Halaman%20tidak%20ditemukan%3A')
    expect(html).not.toContain('brita')
  })
})
