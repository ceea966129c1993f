import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { formatterOf } from '@/lib/i18n/formatter'
import en from '@/messages/en/weather.json'
import id from '@/messages/id/weather.json'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { positionTimeoutMs } from './use-browser-position'
import { WeatherPopup } from './weather-popup'

const slot = (datetime: string, weather_desc: string, temp: number, humidity: number) => ({
  datetime,
  weather: 61,
  weather_desc,
  temp,
  humidity,
  wind_speed: 5,
  wind_direction: 'SW',
})

function weatherResponse(changes: { location?: object; meta?: object } = {}) {
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  return {
    data: {
      location: {
        village: 'Citarum',
        district: 'Bandung Wetan',
        is_default: false,
        ...changes.location,
      },
      current_weather: {
        temp: 24.4,
        weather: 2,
        weather_desc: 'Cerah Berawan',
        humidity: 80,
        wind_speed: 5,
        wind_direction: 'SW',
        condition: 'partly-cloudy',
      },
      weather: [
        slot(`${day}T13:00:00+07:00`, 'Hujan Ringan', 25, 78),
        slot(`${day}T15:00:00Z`, 'Cerah', 19, 92),
      ],
    },
    meta: {
      source: { name: 'BMKG (Badan Meteorologi)', url: 'https://www.bmkg.go.id' },
      fetched_at: `${day}T10:00:00+07:00`,
      age_seconds: 60,
      is_stale: false,
      ...changes.meta,
    },
  }
}

// The edge of the network.
const requests: InternalAxiosRequestConfig[] = []
let reply: () => Promise<unknown>
const say = (body: unknown) => {
  reply = async () => body
}
const fail = (failure: ConstructorParameters<typeof ApiFailure>[0]) => {
  reply = async () => {
    throw new ApiFailure(failure)
  }
}

// The edge of the device.
let place:
  | { found: PositionCallback; missed: PositionErrorCallback; options: PositionOptions | undefined }
  | undefined
const stand = (longitude: number, latitude: number) =>
  act(async () => place?.found({ coords: { longitude, latitude } } as GeolocationPosition))
const refuse = (code: 1 | 2 | 3) =>
  act(async () => place?.missed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))

beforeEach(() => {
  installDialog()
  requests.length = 0
  say(weatherResponse())
  api.defaults.adapter = async (config) => {
    requests.push(config)
    return { data: await reply(), status: 200, statusText: 'OK', headers: {}, config }
  }
  place = undefined
  const getCurrentPosition = (
    found: PositionCallback,
    missed: PositionErrorCallback,
    options?: PositionOptions,
  ) => {
    place = { found, missed, options }
  }
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  })
  window.scrollTo = vi.fn()
  // Nothing may move, so that no player is loaded.
  window.matchMedia = vi.fn(
    () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
})

const open = (locale: 'id' | 'en' = 'id', onClose = vi.fn()) => ({
  ...renderIn(locale, <WeatherPopup onClose={onClose} />),
  onClose,
})

describe.each([
  ['id', id],
  ['en', en],
] as const)('WeatherPopup in %s', (locale, t) => {
  it('shows the weather of the place where the person is', async () => {
    const { container } = open(locale)
    expect(screen.getByRole('dialog', { name: t.title })).toBeInTheDocument()
    await stand(107.618_712_3, -6.902_499)
    expect(await screen.findByText('24°C')).toBeInTheDocument()
    expect(screen.getByText('Citarum, Bandung Wetan')).toBeInTheDocument()
    expect(screen.getByText('Cerah Berawan')).toBeInTheDocument()
    const today = formatterOf(locale).dateTime(new Date(), { dateStyle: 'full' })
    expect(screen.getByText(today)).toBeInTheDocument()
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['13:00 WIB', 'Hujan Ringan', '25° / 78%'],
      ['22:00 WIB', 'Cerah', '19° / 92%'],
    ])
    expect(screen.getByRole('status')).toHaveTextContent(t.loaded.replace('{village}', 'Citarum'))
    expect(await axeViolations(container)).toEqual([])
  })

  it('asks in its language, and tells no more of the position than a village needs', async () => {
    open(locale)
    await stand(107.618_712_3, -6.902_499)
    await screen.findByText('24°C')
    expect(
      requests.map(({ params, headers }) => [params, headers.get('Content-Language')]),
    ).toEqual([[{ long: 107.619, lat: -6.902 }, locale]])
    expect(place?.options).toMatchObject({ enableHighAccuracy: true, timeout: 5_000 })
  })

  it('is busy in the layout of the weather while it waits', async () => {
    const { container } = open(locale)
    expect(container.ownerDocument.querySelector('[aria-busy="true"]')).toHaveTextContent(
      t.locating,
    )
    expect(requests).toEqual([])
    reply = () => new Promise(() => undefined)
    await stand(107.6, -6.9)
    expect(screen.getByRole('status')).toHaveTextContent(t.loading)
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    [1, t.notice.denied],
    [3, t.notice.timeout],
  ] as const)(
    'shows the capital when the position fails with code %i, and says why',
    async (code, text) => {
      open(locale)
      await refuse(code)
      expect(await screen.findByText(text)).toBeInTheDocument()
      expect(requests[0]?.params).toEqual({ long: 107.6187, lat: -6.9025 })
    },
  )

  it('says that somebody is outside the province', async () => {
    say(weatherResponse({ location: { is_default: true } }))
    open(locale)
    await stand(115.2, -8.65)
    expect(await screen.findByText(t.notice.outside)).toBeInTheDocument()
  })

  it('tells the age of an answer from before the agency fell silent', async () => {
    say(weatherResponse({ meta: { is_stale: true, age_seconds: 3 * 3_600 + 100 } }))
    open(locale)
    await stand(107.6, -6.9)
    expect(
      await screen.findByText(locale === 'id' ? /diambil 3 jam yang lalu/ : /fetched 3 hours ago/),
    ).toBeInTheDocument()
  })

  it('credits the agency, also where an answer names nobody', async () => {
    const { data } = weatherResponse()
    say({ data })
    open(locale)
    await stand(107.6, -6.9)
    expect(await screen.findByRole('link', { name: /BMKG/ })).toBeInTheDocument()
  })

  it.each([
    [{ status: 503, code: 'UNAVAILABLE' }, 'busy'],
    [{ status: 0, code: 'NETWORK' }, 'unreachable'],
    [{ status: 500, code: 'INTERNAL' }, 'system'],
  ] as const)('logs a failure, says it in words and tries again: %o', async (failure, cause) => {
    const { heading, nextStep } = messagesOf(locale).failures[cause]
    const message = `${t.failed} ${heading}. ${nextStep}`
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fail(failure)
    const { container } = open(locale)
    await stand(107.6, -6.9)
    const retry = await screen.findByRole('button', { name: t.retry })
    expect(screen.getAllByText(message)).toHaveLength(2)
    expect(warn.mock.calls).toEqual([['Weather not loaded', failure.code]])
    expect(await axeViolations(container)).toEqual([])
    say(weatherResponse())
    await userEvent.click(retry)
    expect(await screen.findByText('24°C')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: t.title })).toHaveFocus()
  })
})

describe('WeatherPopup', () => {
  it('closes by its button', async () => {
    const { onClose } = open()
    await userEvent.click(screen.getByRole('button', { name: id.close }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does not wait longer than five seconds for a permission, and takes one that comes late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    await act(() => vi.advanceTimersByTimeAsync(positionTimeoutMs - 100))
    expect(requests).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(await screen.findByText(id.notice.timeout)).toBeInTheDocument()
    await stand(108.552, -6.732)
    expect(requests.at(-1)?.params).toEqual({ long: 108.552, lat: -6.732 })
    expect(screen.queryByText(id.notice.timeout)).not.toBeInTheDocument()
    vi.useRealTimers()
  })

  it.each([
    [
      'the capital',
      () => say(weatherResponse()),
      () => screen.findByRole('link', { name: /BMKG/ }),
    ],
    [
      'a failure',
      () => fail({ status: 503, code: 'UNAVAILABLE' }),
      () => screen.findByRole('button', { name: id.retry }),
    ],
  ])('keeps the focus when a late position takes the place of %s', async (_, answer, control) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answer()
    open()
    await refuse(3)
    const focused = await control()
    act(() => focused.focus())
    reply = () => new Promise(() => undefined)
    await stand(108.552, -6.732)
    expect(screen.getByRole('heading', { name: id.title })).toHaveFocus()
  })

  it('leaves the focus with whoever is at the closing button when a position comes', async () => {
    open()
    const close = screen.getByRole('button', { name: id.close })
    act(() => close.focus())
    await stand(107.6, -6.9)
    expect(close).toHaveFocus()
  })

  it('asks without a connection too, and says what came of it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    fail({ status: 0, code: 'NETWORK' })
    open()
    await stand(107.6, -6.9)
    await userEvent.click(await screen.findByRole('button', { name: id.retry }))
    act(() => void window.dispatchEvent(new Event('offline')))
    await userEvent.click(await screen.findByRole('button', { name: id.retry }))
    expect(await screen.findByRole('button', { name: id.retry })).toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('online')))
  })

  it('tells the day after midnight, and the weather of now to whoever comes back to it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T16:50:00Z') })
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const look = (state: DocumentVisibilityState) => {
      seen.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    open()
    await stand(107.6, -6.9)
    await screen.findByText('24°C')
    expect(screen.getByText('Jumat, 27 November 2026')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000))
    expect(screen.getByText('Sabtu, 28 November 2026')).toBeInTheDocument()
    expect(requests).toHaveLength(1)
    await act(async () => look('hidden'))
    await act(() => vi.advanceTimersByTimeAsync(8 * 3_600_000))
    expect(requests).toHaveLength(1)
    await act(async () => look('visible'))
    expect(requests).toHaveLength(2)
    // The next time without network: what is shown stays, and is not taken for the weather of now.
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    fail({ status: 0, code: 'NETWORK' })
    await act(async () => look('hidden'))
    await act(() => vi.advanceTimersByTimeAsync(8 * 3_600_000))
    await act(async () => look('visible'))
    expect(await screen.findByText(/Data ini diambil [78] jam yang lalu\./)).toBeVisible()
    expect(screen.getByText('24°C')).toBeVisible()
    expect(screen.getByRole('status')).not.toHaveTextContent(/24|Coblong/)
    say(weatherResponse())
    await act(async () => screen.getByRole('button', { name: id.retry }).click())
    await screen.findByText('24°C')
    expect(screen.queryByText(/Data ini diambil/)).not.toBeInTheDocument()
    vi.useRealTimers()
  })

  it('shows the capital in browsers that know no positions', async () => {
    Reflect.deleteProperty(navigator, 'geolocation')
    open()
    expect(await screen.findByText(id.notice.unsupported)).toBeInTheDocument()
  })

  it.each([
    ['where nothing may move', true],
    ['to somebody who saves data', false],
  ])('shows a still drawing %s', async (_, isStill) => {
    vi.mocked(window.matchMedia).mockImplementation(
      () =>
        ({
          matches: isStill,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
    if (!isStill) document.documentElement.dataset['lowData'] = 'low-data'
    open()
    await stand(107.6, -6.9)
    await screen.findByText('24°C')
    const drawings = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(drawings).toContain('/img/weather-partly-cloudy.svg')
    expect(document.querySelector('[data-animation-of]')).toBeNull()
    delete document.documentElement.dataset['lowData']
  })
})
