import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { Portal } from '@/lib/server/contract'
import { openRemotePortal } from '@/lib/server/remote/open'
import { complaintWith } from '../crash/rounds'
import { makeDataFolder, removeFolder } from '../support/database'
import { startOlderApi, type OlderApi } from './remote-shapes/older-api'

const origin = 'https://portal.example'
const caller = { browserId: null, ip: '203.0.113.9' }

let api: OlderApi
let portal: Portal
let folder: string
beforeAll(async () => {
  api = await startOlderApi()
  folder = makeDataFolder()
  const env = parseEnv({
    PORTAL_API_URL: `${api.url}/v1/`,
    PORTAL_API_KEY: 'kunci',
    DATA_DIR: folder,
    SITE_ORIGIN: origin,
  })
  portal = await openRemotePortal({ ...env, PORTAL_API_URL: env.PORTAL_API_URL ?? '' })
})
afterAll(async () => {
  await portal.close()
  await api.close()
  removeFolder(folder)
})

describe('an older API', () => {
  it('has its news read, whatever is missing in them', async () => {
    const { data, meta } = await portal.news.list({ per_page: 5 }, 'id')
    expect(meta).toEqual({ total_count: 11, total_page: 3, current_page: 1, per_page: 5 })
    expect(data.map(({ id }) => id)).toEqual([6120, 6119])
    expect(data[0]).toMatchObject({
      image: null,
      reporter: null,
      video: null,
      lang: 'id',
      views: 0,
      link: `${origin}/berita/panen-raya-di-karawang-6120`,
      tags: [{ tag_name: 'pertanian', key: 'pertanian' }],
    })
    expect(data[1]).toMatchObject({ excerpt: '', category: 'pemerintahan', tags: [], author: '' })
    expect((await portal.news.banner('id'))[0]).toMatchObject({ id: 6120, related_news: null })
    expect(await portal.news.headline('id')).toEqual([])
  })

  it('never has its HTML shown as it came', async () => {
    const article = await portal.news.bySlug('panen-raya-di-karawang-6120', 'id')
    expect(article).toMatchObject({ views: 120, shared: 4, duration: null, start_date: null })
    expect(article?.content).toMatch(/^<p>Panen <a>padi<\/a> di <a href="\/verifikasi-link\?/)
    expect(article?.content).not.toMatch(/script|iframe|onclick|javascript/)
    expect(await portal.news.bySlug('abc', 'id')).toBeNull()
  })

  it('counts readings by GET, and by nothing else', async () => {
    api.requests.length = 0
    expect(await portal.news.countView('panen-raya-di-karawang-6120', caller)).toEqual({
      views: 121,
      shared: 4,
    })
    expect(await portal.news.counters('panen-raya-di-karawang-6120')).toEqual({
      views: 120,
      shared: 4,
    })
    expect(api.requests.map(({ call }) => call).filter((call) => call.endsWith('/view'))).toEqual([
      'GET /v1/public/news/slug/panen-raya-di-karawang-6120/view',
    ])
    expect([await portal.news.countShare(6120), await portal.news.countShare(1)]).toEqual([
      true,
      false,
    ])
  })

  it('gives bare lists of tags, or none', async () => {
    expect(await portal.news.tags('tani', 'id')).toEqual([
      { id: 8, name: 'pertanian', key: 'pertanian' },
    ])
    expect(await portal.news.tagByName('PERTANIAN', 'id')).toMatchObject({ id: 8 })
    expect(await portal.news.popularTags(10, 'id')).toEqual([])
  })

  it('says in two fields whether a service can be used, and asks questions under Items', async () => {
    const { data, meta } = await portal.services.list({}, 'id')
    expect(data).toMatchObject([
      { id: 4, availability: 'ONLINE', logo: null, lang: 'id', logo_meta: { size: 120 } },
    ])
    expect(meta).toEqual({
      total_count: 2,
      static_count: 2,
      last_updated: '2023-07-25T08:00:00+07:00',
    })
    expect(await portal.services.bySlug('samsat-keliling-4', 'id')).toMatchObject({
      availability: 'NOT_OPERATED',
      website: 'https://bapenda.jabarprov.go.id',
      program_name: null,
      images: [],
      service_fee: { has_range: 0, minimum_fee: 0, maximum_fee: 0, has_description: 1 },
      locations: [{ address: null, phone_number: null }],
      links: [{ tautan: 'https://sambara.jabarprov.go.id/app' }],
      social_media: [{ link: 'https://instagram.com/bapenda' }],
      faq: { items: [{ question: 'Kapan buka?' }] },
      infographics: { images: [] },
      application: null,
    })
    expect(await portal.services.popular(undefined, 'id')).toEqual([])
  })

  it('nests its data a second time', async () => {
    expect(await portal.lifeEvents.parts('id')).toMatchObject([
      { id: 1, name: 'Kelahiran', sectors: [], light_icon: null },
    ])
    expect(await portal.lifeEvents.byName('kelahiran', 'en')).toMatchObject({
      names: { id: 'Kelahiran', en: 'Kelahiran' },
    })
    expect(
      await portal.areas.list({
        depth: 2,
        parent_code_kemendagri: '32',
        q: '',
        page: 1,
        per_page: 30,
      }),
    ).toEqual({
      data: [{ id: 7, name: 'Kota Bandung', code_kemendagri: '32.73' }],
      meta: { total_count: 27, total_page: 1, current_page: 1, per_page: 30 },
    })
    expect((await portal.weather.at({ long: 107.6, lat: -6.9 }, 'id')).data).toMatchObject({
      current_weather: { temp: 24, weather: 'hujan ringan' },
      weather: [],
    })
  })

  it('has its archives, awards, programmes, offices and agenda read', async () => {
    expect((await portal.programs.list({}, 'id')).data).toMatchObject([
      {
        id: 3,
        themes: ['membangun-desa'],
        picture: 'membangun-desa',
        websites: ['https://dpmd.jabarprov.go.id'],
        social_media: { facebook: null, instagram: 'https://instagram.com/dpmd' },
        description: '<p>Desa</p>',
      },
    ])
    expect((await portal.awards.list({}, 'id')).data).toMatchObject([
      { id: 12, year: 2021, category_key: 'olahraga', logo: null, description: '' },
    ])
    expect(await portal.awards.categories('id')).toEqual([
      { category: 'Olahraga', count: 3, key: 'olahraga' },
    ])
    expect((await portal.units.list({}, 'id')).data).toMatchObject([
      { id: 4, chief: null, website: 'https://diskes.jabarprov.go.id', phone: null },
    ])
    expect((await portal.archives.list({}, 'id')).data).toMatchObject([
      { id: 77, slug: 'dokumen-77', year: 2023, category_slug: 'dokumen-perencanaan', size: null },
    ])
    expect(await portal.archives.bySlug('dokumen-77', 'id')).toMatchObject({
      blocks: [],
      official: { name: 'Bappeda' },
    })
    expect((await portal.events.list({}, 'id')).data).toMatchObject([
      {
        id: 5,
        category: 'Kegiatan Umum',
        group: 'Perangkat Daerah',
        status: 'FINISHED',
        address: null,
        tags: [],
      },
    ])
    expect(await portal.events.calendar({}, 'id')).toHaveLength(1)
  })

  it('is searched without a way in for markup', async () => {
    const { data, meta } = await portal.search.find({ q: 'panen' }, 'en')
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      path: '/berita/panen-raya-di-karawang-6120',
      url: `${origin}/en/berita/panen-raya-di-karawang-6120`,
    })
    expect(data[0]?.highlight?.content).toEqual([
      '<strong>Panen</strong> &lt;img src=x onerror=alert(1)&gt; &amp; raya',
    ])
    expect(meta.aggregations.domain).toEqual({
      news: 1,
      information: 0,
      public_service: 0,
      announcement: 0,
      about: 0,
      featured_program: 0,
      complaint: 0,
    })
    expect(await portal.search.suggest('pa', 'id')).toEqual([])
  })

  it('fills the home page as far as it can', async () => {
    expect(await portal.visits.counters()).toMatchObject({
      online30mnt: 12,
      visit_today: 140,
      growth_visitor: -3,
      demo_days: 0,
    })
    expect((await portal['quick-accesses'].list({}, 'id')).data).toMatchObject([
      { link: 'https://sapawarga.jabarprov.go.id', is_active: true, image: null, description: '' },
    ])
    expect([
      await portal.home.popUp('id'),
      await portal.home.banners('id'),
      await portal.home.easyLinks('id'),
      await portal.alerts.current('id'),
    ]).toEqual([null, [], [], []])
    expect(await portal.about.text('vision', 'id')).toBeNull()
    expect(await portal.pageTexts.overview('id')).toBeNull()
    expect([await portal.flags.all(), await portal.finance.years()]).toEqual([
      expect.objectContaining({ strategicProgramPreview: false }),
      [],
    ])
  })

  it('has its complaints read, without the exact place and with photos through the portal', async () => {
    expect(await portal.complaints.categories('id')).toHaveLength(2)
    expect(await portal.complaints.subcategories('infrastruktur', 'id')).toEqual([])
    const view = await portal.complaints.view('ADU-12345', null, 'id')
    expect(view).toMatchObject({
      complaint_status_id: 'verified',
      is_anonymous: false,
      category_child: null,
      photos: [{ url: '/v1/public/media/0123456789abcdef0123456789abcdef' }],
      acts: [],
      deadlines: [],
      is_holder: false,
    })
    expect(view).not.toHaveProperty('address_detail')
    expect(await portal.complaints.history('ADU-12345', null, 'id')).toMatchObject([
      { status: 'verified', evidences: [], sp4n_id: null, kind: 'moved' },
    ])
    expect(await portal.complaints.view('ADU-99999', null, 'id')).toBeNull()
  })

  it('has not stored a complaint that it gives no number', async () => {
    const photo = await portal.media.savePhoto(
      { bytes: Uint8Array.from([1]), originalName: 'jalan.jpg' },
      'token',
    )
    expect(photo).toEqual({
      file_name: 'jalan.jpg',
      file_download_uri: '/v1/public/media/0123456789abcdef0123456789abcdef',
      size: 631,
    })
    await expect(
      portal.complaints.create(complaintWith(photo), 'b3c1f1a0-0000-4000-8000-000000000000'),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('gets the key with complaints and photos alone', () => {
    const withKey = new Set(
      api.requests
        .filter(({ headers }) => headers['api-key'] !== undefined)
        .map(({ call }) => call.split(' ')[1]?.split('/')[3]),
    )
    expect(withKey).toEqual(new Set(['complaints', 'media']))
  })
})
