import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import type { LifeEventItem } from '@/lib/schemas/life-events'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { LifeEventsView } from './life-events-view'

const event = (changes: Partial<LifeEventItem> = {}): LifeEventItem => ({
  id: 1,
  name: 'Kesehatan Individu & Keluarga',
  title: 'Menjaga kesehatan',
  description: 'Jaminan dan rujukan.',
  logo: 'heartbeat',
  light_icon: 'heartbeat',
  sectors: ['Rumah Sakit', 'BPJS/Jaminan', 'Praktik Tenaga Kesehatan'],
  plan_slug: null,
  service_count: 1,
  ...changes,
})

const view = (events: LifeEventItem[]) => (
  <main>
    <h1>x</h1>
    <LifeEventsView events={events} />
  </main>
)

describe('LifeEventsView', () => {
  it.each(locales)(
    'leads to each life event by its encoded name, and says what it covers (%s)',
    async (locale) => {
      const { container } = renderIn(
        locale,
        view([event(), event({ id: 2, name: 'Kelahiran', service_count: 5 })]),
      )
      const [first, second] = screen.getAllByRole('article')
      const prefix = locale === 'en' ? '/en' : ''
      expect(
        within(first ?? container).getByRole('link', { name: 'Kesehatan Individu & Keluarga' }),
      ).toHaveAttribute(
        'href',
        `${prefix}/layanan-fase-kehidupan/daftar-layanan?kategori=Kesehatan+Individu+%26+Keluarga`,
      )
      expect(first).toHaveTextContent(
        locale === 'en'
          ? 'Rumah Sakit, BPJS/Jaminan and Praktik Tenaga Kesehatan'
          : 'Rumah Sakit, BPJS/Jaminan, dan Praktik Tenaga Kesehatan',
      )
      expect(first).toHaveTextContent(locale === 'en' ? /1 service$/ : /1 layanan$/)
      expect(second).toHaveTextContent(locale === 'en' ? /5 services$/ : /5 layanan$/)
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('offers every other service below the tiles', () => {
    renderIn('id', view([event()]))
    expect(
      screen.getByRole('link', { name: messagesOf('id')['life-events'].directory }),
    ).toHaveAttribute('href', '/layanan')
  })

  it('says so when there is nothing to choose, and shows a way on', () => {
    renderIn('id', view([]))
    expect(screen.getByText(messagesOf('id')['life-events'].empty.list)).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/layanan')
  })

  it('draws something for a picture that it does not know', () => {
    const { container } = renderIn('id', view([event({ logo: 'https://lain.example/logo.png' })]))
    expect(container.querySelector('article svg')).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelector('img')).toBeNull()
  })
})
