import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { VisitCounters } from '@/lib/schemas/visits'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { axeViolations, renderIn } from '@/tests/support/render'
import { EasyAccess } from './easy-access'
import { PopularServicesCard } from './popular-services-card'
import { VisitCard } from './visit-card'
import { WidgetCard } from './widget-card'

const counters: VisitCounters = {
  online30mnt: 7,
  visitor_today: 210,
  visit_today: 340,
  visitor_yesterday: 700,
  visit_yesterday: 1_200,
  visitor_all: 30_000,
  visit_all: 51_340,
  growth_visitor: 3,
  growth_visit: 4,
  last_update_pipeline: 1_795_287_486,
  demo_days: 0,
}
const days = [
  '2026-11-15',
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
].map((date, at) => ({ date, visit: 100 * at, visitor: 60 * at }))
const services = (['wargi', 'usaha', 'pencari-kerja'] as const).flatMap((audience, row) =>
  [1, 2, 3].map((at) => ({
    id: 3 * row + at,
    audience,
    title: `${audience} ${at}`,
    description: 'Syarat dan cara',
    icon: 'kependudukan',
    link: `/layanan/${audience}-${at}`,
  })),
)
const links = [{ id: 31, title: 'Portal Informasi Indonesia', link: 'https://indonesia.go.id' }]

beforeEach(() => {
  installMedia(reducedMotion(true))
  installIntersections()
})

describe('PopularServicesCard', () => {
  it.each([
    [
      'id',
      [
        'Layanan terpopuler untuk Wargi',
        'Layanan terpopuler untuk Usaha',
        'Layanan terpopuler untuk Pencari Kerja',
      ],
    ],
    [
      'en',
      [
        'Most popular services for Citizens',
        'Most popular services for Businesses',
        'Most popular services for Job seekers',
      ],
    ],
  ] as const)('gathers three services under each audience (%s)', async (locale, names) => {
    const { container } = renderIn(locale, <PopularServicesCard services={services} />)
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(names)
    expect(
      screen.getAllByRole('list').map((list) => within(list).getAllByRole('link').length),
    ).toEqual([3, 3, 3])
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('VisitCard', () => {
  it('shows all visits, those of today and of the last seven days, and who is online', async () => {
    const { container } = renderIn('id', <VisitCard counters={counters} days={days} />)
    expect(screen.getByText('51.340', { selector: '.sr-only' })).toBeInTheDocument()
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      '340',
      '2.100',
      '7',
    ])
    expect(
      within(
        screen.getByRole('table', { name: 'Halaman dibuka tujuh hari terakhir' }),
      ).getAllByRole('row'),
    ).toHaveLength(8)
    expect(await axeViolations(container)).toEqual([])
  })

  it('says that numbers are examples exactly while some are', () => {
    const { unmount } = renderIn(
      'id',
      <VisitCard counters={{ ...counters, demo_days: 42 }} days={days} />,
    )
    expect(screen.getByText('Contoh')).toBeInTheDocument()
    expect(
      screen.getByText(/^Angka 42 hari sebelum portal ini dijalankan hanya contoh\./),
    ).toBeInTheDocument()
    unmount()
    renderIn('id', <VisitCard counters={counters} days={days} />)
    expect(screen.queryByText(/contoh/i)).toBeNull()
  })
})

describe('WidgetCard', () => {
  it('shows the widget of another site when there is one', () => {
    renderIn(
      'id',
      <WidgetCard
        widget={{ src: 'https://widget.example/kabar', frame: <p>Isi widget</p> }}
        links={links}
      />,
    )
    expect(screen.getByRole('region', { name: 'Kabar nasional' })).toHaveTextContent('Isi widget')
    expect(screen.queryByRole('link', { name: /Portal Informasi/ })).toBeNull()
  })

  it('leads to the national sites through the link check when there is none', async () => {
    const { container } = renderIn('en', <WidgetCard widget={null} links={links} />)
    expect(
      within(screen.getByRole('region', { name: 'National sites' })).getByRole('link'),
    ).toHaveAttribute('href', '/en/verifikasi-link?url=https%3A%2F%2Findonesia.go.id')
    expect(await axeViolations(container)).toEqual([])
  })

  it('leaves its place empty without either', () => {
    expect(renderIn('id', <WidgetCard widget={null} links={[]} />).container).toBeEmptyDOMElement()
  })
})

describe('EasyAccess', () => {
  it('names the maps portal where the settings know it', () => {
    const links = [
      { id: 1, title: 'Aduan', description: '', icon: 'complaint' as const, link: '/aduan-warga' },
    ]
    const { unmount } = renderIn(
      'id',
      <EasyAccess links={links} mapsPortalUrl="https://peta.contoh.go.id" />,
    )
    expect(screen.getByRole('link', { name: /^Buka portal peta Jawa Barat/ })).toHaveAttribute(
      'data-address',
      'https://peta.contoh.go.id',
    )
    unmount()
    renderIn('id', <EasyAccess links={links} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('sends people to other sites through the link check and keeps own pages in the language', () => {
    renderIn(
      'en',
      <EasyAccess
        links={[
          {
            id: 1,
            title: 'Open data',
            description: '',
            icon: 'open-data',
            link: 'https://satudata.jabarprov.go.id',
          },
          { id: 2, title: 'Complaints', description: '', icon: 'complaint', link: '/aduan-warga' },
        ]}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/verifikasi-link?url=https%3A%2F%2Fsatudata.jabarprov.go.id',
      '/en/aduan-warga',
    ])
  })
})
