import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvent } from '@/lib/analytics/events'
import { place } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { consentKey, readConsent } from './consent'
import { ConsentChoice } from './consent-choice'
import { Measurement } from './measurement'

const id = 'G-TEST1234'
const google = globalThis as unknown as { dataLayer?: ArrayLike<unknown>[] } & Record<
  string,
  unknown
>
const commands = () => (google.dataLayer ?? []).map((command) => Array.from(command))
const script = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]')
const say = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const show = () => {
  readConsent()
  return renderIn('id', <Measurement id={id} />)
}

beforeEach(() => {
  place.path = '/berita'
  localStorage.clear()
  delete google.dataLayer
  window.history.replaceState(null, '', '/berita?q=nama+saya')
})
afterEach(() => {
  script()?.remove()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  say('doNotTrack', null)
})

describe('Measurement', () => {
  it('asks in a region that blocks nothing, and loads nothing before the answer', async () => {
    const { container } = show()
    expect(
      screen.getByRole('region', { name: 'Bolehkah kunjungan Anda ikut dihitung?' }),
    ).toBeInTheDocument()
    expect(
      screen
        .getAllByRole('button')
        .map(({ textContent, className }) => [
          textContent,
          className === screen.getAllByRole('button')[0]?.className,
        ]),
    ).toEqual([
      ['Tolak', true],
      ['Izinkan', true],
    ])
    expect(await axeViolations(container)).toEqual([])
    recordEvent('logo-click', {})
    expect([script(), google.dataLayer]).toEqual([null, undefined])
  })

  it('after a yes loads the script without advertising and counts the page without its query', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Izinkan' }))
    expect(script()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${id}`)
    const page = {
      page_location: 'http://localhost:3000/berita',
      page_path: '/berita',
      page_title: '/berita',
    }
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      [
        'consent',
        'default',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
      [
        'config',
        id,
        expect.objectContaining({
          send_page_view: false,
          anonymize_ip: true,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          ...page,
        }),
      ],
      ['set', page],
      ['event', 'page_view', page],
    ])
    expect(JSON.stringify(commands())).not.toContain('nama')
    expect(localStorage.getItem(consentKey)).toBe('granted')
    expect(screen.getByText(/Anda mengizinkan/)).toHaveFocus()
  })

  it('sends the events of the portal and every further page, and no longer says what was kept', async () => {
    localStorage.setItem(consentKey, 'granted')
    const { rerender } = show()
    expect(screen.queryByRole('region')).toBeNull()
    recordEvent('page-view-error', { path: '/tidak-ada' })
    place.path = '/en/layanan'
    rerender(<Measurement id={id} />)
    expect(
      commands()
        .filter(([name]) => name === 'event')
        .map(([, event, details]) => [event, (details as { page_path?: string }).page_path]),
    ).toEqual([
      ['page_view', '/berita'],
      ['page_view_error', undefined],
      ['page_view', '/en/layanan'],
    ])
  })

  it('after a no loads nothing and does not ask again', async () => {
    const { unmount } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Tolak' }))
    expect(screen.getByText(/Anda menolak/)).toHaveFocus()
    unmount()
    show()
    expect([screen.queryByRole('region'), script(), localStorage.getItem(consentKey)]).toEqual([
      null,
      null,
      'denied',
    ])
  })

  it('gives the focus to the page when another tab decides', async () => {
    readConsent()
    renderIn(
      'id',
      <>
        <main>
          <h1>Berita</h1>
        </main>
        <Measurement id={id} />
      </>,
    )
    screen.getByRole('button', { name: 'Tolak' }).focus()
    localStorage.setItem(consentKey, 'denied')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: consentKey })))
    expect(screen.queryByRole('region')).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('takes %s for a refusal, without asking and whatever was said before', (name, value) => {
    localStorage.setItem(consentKey, 'granted')
    say(name, value)
    show()
    expect([screen.queryByRole('region'), script(), google.dataLayer]).toEqual([
      null,
      null,
      undefined,
    ])
  })

  it.each([
    ['in another tab', () => new StorageEvent('storage', { key: consentKey })],
    [
      'while the browser kept the page aside',
      () => new PageTransitionEvent('pageshow', { persisted: true }),
    ],
  ])('sends nothing more after a no that was said %s', (_, event) => {
    localStorage.setItem(consentKey, 'granted')
    show()
    expect(google[`ga-disable-${id}`]).toBe(false)
    localStorage.setItem(consentKey, 'denied')
    act(() => void window.dispatchEvent(event()))
    expect(google[`ga-disable-${id}`]).toBe(true)
    const sent = commands().length
    recordEvent('logo-click', {})
    expect(commands()).toHaveLength(sent)
  })

  it('asks nobody whose browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    show()
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('ConsentChoice', () => {
  it('changes the decision at once: sends nothing more and deletes the cookies', async () => {
    localStorage.setItem(consentKey, 'granted')
    readConsent()
    renderIn(
      'en',
      <>
        <Measurement id={id} />
        <ConsentChoice />
      </>,
    )
    document.cookie = '_ga=GA1.1.1.1; Path=/'
    document.cookie = '_ga_TEST1234=GS1.1; Path=/'
    document.cookie = 'accessibility-widget=1; Path=/'
    expect(screen.getByRole('radio', { name: 'Allow' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Decline' }))
    expect(screen.getByRole('status')).toHaveTextContent('You declined.')
    expect([document.cookie, google[`ga-disable-${id}`], localStorage.getItem(consentKey)]).toEqual(
      ['accessibility-widget=1', true, 'denied'],
    )
    const sent = commands().length
    recordEvent('logo-click', {})
    expect(commands()).toHaveLength(sent)
  })

  it('stays at a refusal for which the browser has no room', async () => {
    localStorage.setItem(consentKey, 'granted')
    readConsent()
    const { unmount } = renderIn('id', <ConsentChoice />)
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await userEvent.click(screen.getByRole('radio', { name: 'Tolak' }))
    refuse.mockRestore()
    unmount()
    renderIn('id', <ConsentChoice />)
    expect(screen.getByRole('radio', { name: 'Tolak' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Izinkan' }))
    expect(localStorage.getItem(consentKey)).toBe('granted')
  })

  it('follows another tab', () => {
    readConsent()
    renderIn('id', <ConsentChoice />)
    localStorage.setItem(consentKey, 'denied')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: consentKey })))
    expect(screen.getByRole('radio', { name: 'Tolak' })).toBeChecked()
  })

  it('says why there is no choice when the browser has refused already', () => {
    say('globalPrivacyControl', true)
    renderIn('id', <ConsentChoice />)
    expect(screen.getByText(/Global Privacy Control/)).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
