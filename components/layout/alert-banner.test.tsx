import { screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hideDismissedScript } from '@/lib/alerts'
import type { Alert } from '@/lib/schemas/alerts'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { AlertBanner } from './alert-banner'

const alert: Alert = {
  id: 7,
  level: 'danger',
  title: 'Banjir di Bandung selatan',
  body: 'Hindari Jalan Raya Dayeuhkolot.',
  link: '/berita',
  areas: [
    { code_kemendagri: '32.04', name: 'Kabupaten Bandung' },
    { code_kemendagri: '32.73', name: 'Kota Bandung' },
  ],
  starts_at: '2026-11-22T10:00:00+07:00',
  expires_at: '2026-11-22T18:30:00+07:00',
  updated_at: '2026-11-22T10:00:00+07:00',
}
const banner = (alerts: Alert[]) => (
  <AlertBanner
    alerts={alerts}
    dismissible={({ id }, label, look, content) => (
      <li key={id} className={look}>
        {content}
        <button type="button">{label}</button>
      </li>
    )}
  />
)

describe('AlertBanner', () => {
  it('is nothing without warnings', () => {
    const { container } = renderIn('id', banner([]))
    expect(container).toBeEmptyDOMElement()
  })

  it('says level, text, areas, end and the way to more in a named region that is not spoken anew', async () => {
    const { container } = renderIn('id', banner([alert]))
    const region = within(screen.getByRole('region', { name: 'Peringatan' }))
    expect(region.getByText('Bahaya: Banjir di Bandung selatan')).toBeVisible()
    expect(region.getByText('Wilayah: Kabupaten Bandung dan Kota Bandung')).toBeVisible()
    expect(region.getByText('Berlaku sampai 22 November 2026 pukul 18.30 WIB')).toBeVisible()
    expect(
      region.getByRole('link', { name: 'Baca selengkapnya: Banjir di Bandung selatan' }),
    ).toHaveAttribute('href', '/berita')
    expect(container.querySelector('[role=alert],[aria-live]')).toBeNull()
    expect(await axeViolations(container)).toEqual([])
  })

  it('lets everything but a danger be put away, and hides what was before the first paint', () => {
    // As the server writes it: React draws no scripts in the browser.
    const written = (alerts: Alert[]) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf('en')}>
          {banner(alerts)}
        </NextIntlClientProvider>,
      )
    const both = written([alert, { ...alert, id: 8, level: 'warning', title: 'Strong wind' }])
    expect(both.match(/<button[^>]*>[^<]*/g)).toEqual([
      '<button type="button">Close the warning: Strong wind',
    ])
    expect(both).toContain(`<script>${hideDismissedScript}</script></section>`)
    expect(written([alert])).not.toMatch(/<button|<script/)
  })
})
