import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { AgendaFilterForm } from '@/components/content/agenda/agenda-filter-form'
import { ArchiveFilterForm } from '@/components/content/archives/archive-filter-form'
import { AwardsView } from '@/components/content/awards/awards-view'
import { MonitoringFilterForm } from '@/components/content/complaints/monitoring-filter-form'
import { PlanForm } from '@/components/content/life-events/plan/plan-form'
import { SearchFilterForm } from '@/components/content/search/search-filter-form'
import { ServiceSortForm } from '@/components/content/services/service-sort-form'
import { VisitRangeForm } from '@/components/content/visits/visit-range-form'
import { SearchForm } from '@/components/ui/search-form'
import { awardCategories } from '@/lib/schemas/awards'
import { samplePlan } from '@/tests/support/plan-samples'
import { renderIn } from '@/tests/support/render'
import { MatterLevelForm } from '@/components/content/matters/matter-level-form'
import { previewAddress } from '@/app/[locale]/(preview)/preview-address'
import {
  agendaAddress,
  agendaListAddress,
  calendarAddress,
} from '@/lib/address/lists/agenda-address'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { awardAddress } from '@/lib/address/lists/award-address'
import { districtAddress } from '@/lib/address/lists/district-address'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { lifeEventAddress } from '@/lib/address/lists/life-event-address'
import { planAddress } from '@/lib/address/lists/life-event-plan-address'
import { monitoringAddress } from '@/lib/address/lists/monitoring-address'
import { matterAddress } from '@/lib/address/lists/matter-address'
import { newsAddress, newsTagAddress } from '@/lib/address/lists/news-address'
import { publicInformationAddress } from '@/lib/address/lists/public-information-address'
import { programAddress } from '@/lib/address/lists/program-address'
import { domainAddress, searchAddress } from '@/lib/address/lists/search-address'
import { serviceAddress, unknownCategoryOf } from '@/lib/address/lists/service-address'
import { unitAddress } from '@/lib/address/lists/unit-address'
import { visitAddress } from '@/lib/address/lists/visit-address'
import type { ListAddress } from '@/lib/address/list-address'
import type { GivenParams } from '@/lib/address/params'
import { matchPage } from '@/lib/server/http/routes'

/** The parameters of a query as Next hands them over. */
function givenBy(query: string): GivenParams {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const [first, ...more] = params.getAll(name)
      return [name, more.length === 0 ? first : [first ?? '', ...more]]
    }),
  )
}

interface Expected<Filters> {
  /** Every parameter at a value that is no default, in the order of the address. */
  full: string
  filters: Filters
  /** Other addresses: what they say besides defaults, and how that is written when it is written otherwise. */
  others?: [query: string, filters: Partial<Filters>, written?: string][]
  /** Of the parameters of `full`, those that mean something when they stand there twice. */
  repeated?: Partial<Filters>
  /** The forms of the list. */
  forms?: (filters: Filters) => ReactNode
}

/** What browsers without scripts send, empty fields left out, which mean the same. */
const sentBy = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  ).toString()

/** The search of a list. */
const search = <Filters extends { query: string }>(
  address: ListAddress<Filters>,
  filters: Filters,
) => <SearchForm address={address} filters={filters} label="Cari" submitLabel="Cari" />

function reads<Filters extends object>(
  address: ListAddress<Filters>,
  { full, filters, others = [], repeated = {}, forms }: Expected<Filters>,
) {
  const hrefOf = (query: string) => (query === '' ? address.path : `${address.path}?${query}`)

  describe(address.path, () => {
    it('reads all parameters in any order and writes them in its own', () => {
      expect(new URLSearchParams(full).size).toBe(Object.keys(address.params).length)
      const reversed = full.split('&').toReversed().join('&')
      for (const query of [full, reversed]) {
        expect(address.read(givenBy(query))).toEqual(filters)
        expect(address.href(address.read(givenBy(query)))).toBe(hrefOf(full))
      }
    })

    it('takes what is given twice, empty or unknown for not given', () => {
      const given = givenBy(`${full}&${full}`)
      expect(address.read(given)).toEqual({ ...address.none, ...repeated })
      const empty = full.replaceAll(/=[^&]*/g, '=')
      expect(address.read(givenBy(`${empty}&lain=1`))).toEqual(address.none)
      expect([address.read({}), address.href(), address.href(address.none)]).toEqual([
        address.none,
        address.path,
        address.path,
      ])
    })

    it.each(others)('reads %s', (query, said, written = query) => {
      expect(address.read(givenBy(query))).toEqual({ ...address.none, ...said })
      expect(address.href(said)).toBe(hrefOf(written))
    })

    if (forms)
      it('sends its forms to the address that links to their list have', () => {
        const { container } = renderIn('id', <main>{forms(filters)}</main>)
        const link = address.href({ ...filters, page: 1 })
        const sent = [...container.querySelectorAll('form')].map(
          (form) => `${new URL(form.action).pathname}?${sentBy(form)}`,
        )
        expect(sent).toEqual(Array.from(sent, () => link))
        expect(sent.length).toBeGreaterThan(0)
      })

    it('gets from the HTTP entry its parameters, in their order', () => {
      const { query } = matchPage(address.path).route
      expect([address.names, 'all']).toContainEqual(query)
    })
  })
}

reads(archiveAddress, {
  full: 'topik=produk-hukum&q=perda&tahun=2025&urut=judul-turun&halaman=2',
  filters: { topic: 'produk-hukum', query: 'perda', year: 2025, order: 'judul-turun', page: 2 },
  others: [['topik=sihir&tahun=20250&urut=terbaru&halaman=0&q=+', {}, '']],
  forms: (filters) => (
    <>
      {search(archiveAddress, filters)}
      <ArchiveFilterForm filters={filters} years={[2026]} />
    </>
  ),
})

reads(financeAddress, {
  full: 'tahun=2024',
  filters: { year: 2024 },
  others: [
    ['tahun=kini', {}, ''],
    ['tahun=0000', {}, ''],
  ],
})

reads(serviceAddress, {
  full: 'q=kartu+%26+akta&kategori=Kesehatan&ketersediaan=ONLINE&untuk=usaha&gratis=1&buka=1&urut=nama-turun&halaman=3',
  filters: {
    query: 'kartu & akta',
    category: 'Kesehatan',
    availability: 'ONLINE',
    user: 'Pelaku Usaha',
    isFree: true,
    isOpen: true,
    order: 'nama-turun',
    page: 3,
  },
  others: [
    ['kategori=Sihir&ketersediaan=online&untuk=Umum&gratis=ya&buka=0&urut=nama', {}, ''],
    ['kategori=Kependudukan+dan+Tempat+Tinggal', { category: 'Kependudukan dan Tempat Tinggal' }],
  ],
  forms: (filters) => (
    <>
      {search(serviceAddress, filters)}
      <ServiceSortForm filters={filters} />
    </>
  ),
})

it('an unknown category of services is remembered, a known or repeated one is not', () => {
  const unknown = (query: string) => unknownCategoryOf(givenBy(query))
  expect([
    unknown('kategori=+Sihir%07+hitam'),
    unknown('kategori=Kesehatan'),
    unknown('kategori=Sihir&kategori=Sihir'),
    unknown(''),
  ]).toEqual(['Sihir  hitam', '', '', ''])
})

reads(awardAddress, {
  full: 'kategori=olahraga&q=wtp&urut=terlama&ukuran=40&halaman=2',
  filters: { query: 'wtp', categories: ['olahraga'], order: 'terlama', size: 40, page: 2 },
  repeated: { categories: ['olahraga'] },
  others: [
    [
      'kategori=investasi&kategori=sihir&kategori=olahraga&ukuran=30',
      { categories: ['investasi', 'olahraga'] },
      'kategori=investasi&kategori=olahraga',
    ],
  ],
  forms: (filters) => (
    <AwardsView
      awards={[]}
      totalCount={0}
      totalPages={0}
      categories={awardCategories.map((key) => ({ key, category: key, count: 1 }))}
      filters={filters}
      period={null}
    />
  ),
})

reads(monitoringAddress, {
  full: 'q=lampu&status=followup&kategori=infrastruktur&wilayah=32.73&dari=2026-01-01&sampai=2026-06-30&urut=dukungan&halaman=4&tabel=kecepatan',
  filters: {
    query: 'lampu',
    status: 'followup',
    category: 'infrastruktur',
    city: '32.73',
    from: '2026-01-01',
    until: '2026-06-30',
    order: 'dukungan',
    page: 4,
    table: 'kecepatan',
  },
  others: [
    ['status=hilang&dari=2026-02-30&sampai=kini&urut=baru&halaman=x', {}, ''],
    [
      'dari=2026-06-30&sampai=2026-01-01',
      { from: '2026-01-01', until: '2026-06-30' },
      'dari=2026-01-01&sampai=2026-06-30',
    ],
  ],
  forms: (filters) => (
    <>
      {search(monitoringAddress, filters)}
      <MonitoringFilterForm
        filters={filters}
        categories={[{ id: 'infrastruktur', name: 'Infrastruktur' }]}
        cities={[{ id: '32.73', name: 'Kota Bandung' }]}
      />
    </>
  ),
})

reads(lifeEventAddress, {
  full: 'kategori=Kelahiran+%26+Anak&sektor=Imunisasi&q=akta&halaman=2',
  filters: { name: 'Kelahiran & Anak', sector: 'Imunisasi', query: 'akta', page: 2 },
  forms: (filters) => search(lifeEventAddress, filters),
})

const { questions } = samplePlan()
const planOfThree = samplePlan({
  questions: [
    ...questions,
    {
      id: 'nikah',
      text: 'Apakah ada buku nikah?',
      answers: [
        { id: 'ada', text: 'Ada' },
        { id: 'belum', text: 'Belum' },
      ],
    },
  ],
})

reads(planAddress('kelahiran'), {
  full: 'jawaban-1=rumah&jawaban-2=ya&jawaban-3=ada&tanggal=2026-12-25',
  filters: { first: 'rumah', second: 'ya', third: 'ada', date: '2026-12-25' },
  others: [['tanggal=1999-12-31', {}, '']],
  forms: (filters) => <PlanForm plan={planOfThree} filters={filters} />,
})

reads(agendaAddress, {
  full: 'tampilan=hari&tanggal=2026-11-21&id=5000',
  filters: { view: 'hari', day: '2026-11-21', event: 5000 },
  others: [['tampilan=bulan&tanggal=21-11-2026&id=05', {}, '']],
})

reads(agendaListAddress, {
  full: 'kelompok=Pimpinan&kategori=Wakil+Gubernur&jenis=online&wilayah=32.73&waktu=lalu&q=kopi+%26+teh&halaman=2',
  filters: {
    group: 'Pimpinan',
    category: 'Wakil Gubernur',
    type: 'online',
    district: '32.73',
    isPast: true,
    query: 'kopi & teh',
    page: 2,
  },
  others: [
    ['kategori=Gubernur', { category: 'Gubernur' }],
    ['kelompok=Umum&kategori=Gubernur', { group: 'Umum' }, 'kelompok=Umum'],
    ['kelompok=Sihir&jenis=daring&wilayah=33.01&waktu=1', {}, ''],
  ],
  forms: (filters) => (
    <>
      {search(agendaListAddress, filters)}
      <AgendaFilterForm filters={filters} districts={[{ code: '32.73', name: 'Kota Bandung' }]} />
    </>
  ),
})

reads(calendarAddress('en'), {
  full: 'kelompok=Umum&kategori=Olahraga&wilayah=32.73',
  filters: { group: 'Umum', category: 'Olahraga', district: '32.73' },
  others: [['kategori=Sihir&wilayah=bandung', {}, '']],
})

reads(searchAddress, {
  full: 'q=paspor&persis=1',
  filters: { query: 'paspor', exact: true },
  forms: (filters) => search(searchAddress, filters),
})

reads(domainAddress('news'), {
  full: 'q=paspor&persis=1&urut=judul&ukuran=20&tampilan=petak&halaman=2',
  filters: { query: 'paspor', exact: true, order: 'judul', size: 20, view: 'petak', page: 2 },
  others: [
    ['q=paspor&urut=terbaru', { query: 'paspor', order: 'terbaru' }],
    ['q=paspor&urut=relevansi&ukuran=10', { query: 'paspor' }, 'q=paspor'],
    ['urut=terbaru&tampilan=daftar', {}, ''],
    ['urut=relevansi', {}, ''],
    ['urut=terlama', { order: 'terlama' }],
  ],
  forms: (filters) => <SearchFilterForm domain="news" filters={filters} />,
})

reads(visitAddress, {
  full: 'periode=mingguan&dari=2026-01-01&sampai=2026-06-30',
  filters: { period: 'week', from: '2026-01-01', until: '2026-06-30' },
  others: [
    ['periode=day&dari=1999-01-01&sampai=3026-01-01', {}, ''],
    [
      'dari=2026-06-30&sampai=2026-01-01',
      { from: '2026-01-01', until: '2026-06-30' },
      'dari=2026-01-01&sampai=2026-06-30',
    ],
  ],
  forms: (filters) => (
    <VisitRangeForm
      filters={filters}
      range={{
        period: 'week',
        from: '2026-01-01',
        until: '2026-06-30',
        isCoarser: false,
        isShortened: false,
      }}
      today="2026-11-25"
    />
  ),
})

reads(matterAddress, {
  full: 'q=surat&bidang=police&tingkat=other&halaman=2',
  filters: { query: 'surat', group: 'police', level: 'other', page: 2 },
  others: [['bidang=sihir&tingkat=sihir&halaman=0', {}, '']],
  forms: (filters) => (
    <>
      {search(matterAddress, filters)}
      <MatterLevelForm filters={filters} />
    </>
  ),
})

reads(publicInformationAddress, {
  full: 'q=anggaran&kelas=serta-merta&halaman=2',
  filters: { query: 'anggaran', class: 'immediate', page: 2 },
  others: [['kelas=immediate&halaman=0', {}, '']],
  forms: (filters) => search(publicInformationAddress, filters),
})

reads(unitAddress, {
  full: 'q=pajak&kelompok=badan',
  filters: { query: 'pajak', group: 'badan' },
  others: [['kelompok=sihir', {}, '']],
  forms: (filters) => search(unitAddress, filters),
})

reads(districtAddress, {
  full: 'q=band&jenis=kota&tampilan=kisi',
  filters: { query: 'band', type: 'kota', view: 'kisi' },
  others: [['jenis=desa&tampilan=daftar', {}, '']],
  forms: (filters) => search(districtAddress, filters),
})

reads(programAddress, {
  full: 'tema=ekonomi&id=7',
  filters: { theme: 'ekonomi', openId: 7 },
  others: [['tema=sihir&id=1234567890', {}, '']],
})

reads(newsAddress, {
  full: 'kategori=kesehatan&halaman=2',
  filters: { category: 'kesehatan', page: 2 },
  others: [['kategori=Kesehatan', { category: 'kesehatan' }, 'kategori=kesehatan']],
})

reads(newsTagAddress('desa & kota'), { full: 'halaman=2', filters: { page: 2 } })

reads(previewAddress, {
  full: 'id=kartu-1&token=abc.def&banding=1',
  filters: { id: 'kartu-1', token: 'abc.def', isCompared: true },
  others: [
    [`token=${'z'.repeat(1_200)}`, { token: 'z'.repeat(1_000) }, `token=${'z'.repeat(1_000)}`],
  ],
})
