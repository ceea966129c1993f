import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { hashFormKey } from '@/lib/server/complaints/embedded/complaint-secret'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'

describe.each(backends)('complaints on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const upload = (key: string | null) =>
    backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'jalan.jpg' }, key)

  const draft = (changes?: DraftChanges) => draftOn(backend, changes)

  const rowsOf = async (key: string) => {
    return backend.db
      .selectFrom('complaints')
      .selectAll()
      .where('submission_key_hash', '=', hashFormKey(key))
      .execute()
  }

  describe('sending', () => {
    test('stores the complaint with its photo and first step, and the secret nowhere', async () => {
      const { key, request } = await draft()
      const receipt = await backend.complaints.create(request, key)
      const [row] = await rowsOf(key)
      const photos = await backend.db
        .selectFrom('photos')
        .selectAll()
        .where('complaint_id', '=', row?.id ?? '')
        .execute()
      const steps = await backend.complaints.history(receipt.complaint_number, receipt.secret, 'en')
      expect(row).toMatchObject({
        number: receipt.complaint_number,
        status: 'unverified',
        city_name: 'Kota Bandung',
        is_anonymous: 0,
      })
      expect(photos).toHaveLength(1)
      expect(steps).toMatchObject([
        { status: 'unverified', current_status: 'Waiting for verification' },
      ])
      expect(JSON.stringify([row, photos])).not.toContain(receipt.secret)
      expect(JSON.stringify([row, photos])).not.toContain(key)
    })

    test('the same key with the same body gives the same answer, and one complaint', async () => {
      const { key, request } = await draft()
      const first = await backend.complaints.create(request, key)
      expect(await backend.complaints.create(structuredClone(request), key.toUpperCase())).toEqual(
        first,
      )
      expect(await rowsOf(key)).toHaveLength(1)
    })

    test('twenty identical requests at once make one complaint', async () => {
      const { key, request } = await draft()
      const receipts = await Promise.all(
        Array.from({ length: 20 }, () => backend.complaints.create(request, key)),
      )
      expect(
        new Set(receipts.map((receipt) => `${receipt.complaint_number} ${receipt.secret}`)).size,
      ).toBe(1)
      expect(await rowsOf(key)).toHaveLength(1)
    })

    test('the same key with another body is a conflict and changes nothing', async () => {
      const { key, request } = await draft()
      await backend.complaints.create(request, key)
      const other = structuredClone(request)
      other.informasi_aduan.title = 'Judul lain'
      await expect(backend.complaints.create(other, key)).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      })
      expect(await rowsOf(key)).toMatchObject([{ title: 'Lubang di jalan desa' }])
    })

    test('a number that is taken is tried again with another', async () => {
      const taken = await draft()
      const { complaint_number: number } = await backend.complaints.create(taken.request, taken.key)
      const next = await draft()
      const numbers = [number, number, newComplaintNumber(new Date())]
      const settings = { ...backend.createSettings, newNumber: () => numbers.shift() ?? '' }
      const receipt = await createComplaint(backend.db, next.request, next.key, settings)
      expect(receipt.complaint_number).not.toBe(number)
      expect(await rowsOf(next.key)).toHaveLength(1)
    })

    test('a refused photo takes the whole complaint back', async () => {
      const { key, request } = await draft()
      const taken = await draft()
      await backend.complaints.create(taken.request, taken.key)
      request.foto_aduan.images.push(...taken.request.foto_aduan.images)
      await expect(backend.complaints.create(request, key)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: {
          fields: { 'foto_aduan.images.1.file_download_uri': [{ rule: 'unknownPhoto' }] },
        },
      })
      expect(await rowsOf(key)).toEqual([])
      const own = await backend.db
        .selectFrom('photos')
        .select('complaint_id')
        .where('id', '=', request.foto_aduan.images[0]?.file_download_uri.slice(-32) ?? '')
        .execute()
      expect(own).toEqual([{ complaint_id: null }])
    })

    test('a full disk refuses new complaints but still answers repeated ones', async () => {
      const sent = await draft()
      const receipt = await backend.complaints.create(sent.request, sent.key)
      const fresh = await draft()
      const full = {
        ...backend.createSettings,
        requireSpace: () => Promise.reject(new Error('full')),
      }
      expect(await createComplaint(backend.db, sent.request, sent.key, full)).toEqual(receipt)
      await expect(createComplaint(backend.db, fresh.request, fresh.key, full)).rejects.toThrow(
        'full',
      )
    })

    test('another system without a key gets a complaint for each call', async () => {
      const [first, second] = [complaintWith(await upload(null)), complaintWith(await upload(null))]
      const receipts = [
        await backend.complaints.create(first, null),
        await backend.complaints.create(second, null),
      ]
      expect(new Set(receipts.map((receipt) => receipt.complaint_number)).size).toBe(2)
    })
  })

  describe('values that must fit together', () => {
    const refusedFields = async (request: ComplaintRequest, key: string) => {
      const error: unknown = await backend.complaints
        .create(request, key)
        .catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED' })
      return error instanceof Object && 'details' in error ? error.details : null
    }

    test.each([
      ['a category nobody offers', { category: 'sihir' }, 'informasi_aduan.category'],
      [
        'a sub-category of another category',
        { sub_category: 'sampah' },
        'informasi_aduan.sub_category',
      ],
    ])('refuses %s', async (_, information, path) => {
      const { key, request } = await draft({ information })
      expect(await refusedFields(request, key)).toEqual({
        fields: { [path]: [{ rule: 'unknownChoice' }] },
      })
    })

    test.each([
      ['a village of another district', { village_id: '32.73.02.1001' }, 'lokasi_aduan.village_id'],
      ['a village nobody knows', { village_id: '32.73.01.9999' }, 'lokasi_aduan.village_id'],
      ['a district instead of a city', { city_id: '32.73.01' }, 'lokasi_aduan.city_id'],
    ])('refuses %s', async (_, place, path) => {
      const { key, request } = await draft({ place })
      expect(await refusedFields(request, key)).toMatchObject({
        fields: { [path]: [{ rule: 'areaMismatch' }] },
      })
    })

    test('refuses a position far from its village and takes one at its edge', async () => {
      const pangandaran = await draft({
        place: { location: { latitude: -7.6833, longitude: 108.65 } },
      })
      expect(await refusedFields(pangandaran.request, pangandaran.key)).toEqual({
        fields: { 'lokasi_aduan.location': [{ rule: 'farFromVillage', length: 15 }] },
      })
      const near = await draft({ place: { location: { latitude: -6.98, longitude: 107.59 } } })
      await expect(backend.complaints.create(near.request, near.key)).resolves.toMatchObject({
        complaint_number: expect.stringMatching(/^JBR-/),
      })
    })

    test('refuses photos of other servers, repeated photos and photos of another form', async () => {
      const { key, request } = await draft()
      const [own] = request.foto_aduan.images
      if (!own) throw new Error('no photo')
      request.foto_aduan.images = [
        own,
        { ...own },
        { ...own, file_download_uri: `https://elsewhere.id${own.file_download_uri}` },
      ]
      expect(await refusedFields(request, key)).toEqual({
        fields: {
          'foto_aduan.images.1.file_download_uri': [{ rule: 'repeatedPhoto' }],
          'foto_aduan.images.2.file_download_uri': [{ rule: 'unknownPhoto' }],
        },
      })
      request.foto_aduan.images = [await upload(randomUUID())]
      expect(await refusedFields(request, key)).toEqual({
        fields: { 'foto_aduan.images.0.file_download_uri': [{ rule: 'unknownPhoto' }] },
      })
    })

    test('refuses a photo that another complaint has, also one of no form, which stays where it is', async () => {
      const image = await upload(null)
      const [first, second] = [await draft(), await draft()]
      for (const { request } of [first, second]) request.foto_aduan.images = [image]
      const { complaint_number: number } = await backend.complaints.create(first.request, first.key)
      expect(await refusedFields(second.request, second.key)).toEqual({
        fields: { 'foto_aduan.images.0.file_download_uri': [{ rule: 'unknownPhoto' }] },
      })
      const { photos } = (await backend.handling.show(number, null)) ?? {}
      expect(photos?.map(({ url }) => url)).toEqual([image.file_download_uri])
    })

    test('official place names replace the sent ones; free text stays only beside an "other" choice', async () => {
      const { key, request } = await draft({
        place: { village_name: 'Karangan' },
        information: { category_child_id: 'x', sub_category_child_id: 'y' },
      })
      await backend.complaints.create(request, key)
      const other = await draft({
        information: {
          category: 'lainnya',
          sub_category: 'apa-saja',
          category_child_id: 'Layang-layang',
          sub_category_child_id: 'z',
        },
      })
      await backend.complaints.create(other.request, other.key)
      expect(await rowsOf(key)).toMatchObject([{ category_other: '', subcategory_other: '' }])
      expect((await rowsOf(key))[0]?.village_name).not.toBe('Karangan')
      expect(await rowsOf(other.key)).toMatchObject([
        { category_other: 'Layang-layang', subcategory_id: null, subcategory_other: '' },
      ])
    })

    test('a private complaint is never marked anonymous', async () => {
      const { key, request } = await draft({ information: { type: 'private', is_anonymous: true } })
      await backend.complaints.create(request, key)
      expect(await rowsOf(key)).toMatchObject([{ is_anonymous: 0 }])
    })
  })

  test('categories come in both languages and importing them again changes nothing', async () => {
    const before = await backend.complaints.categories('en')
    await backend.importCategories()
    expect(await backend.complaints.categories('en')).toEqual(before)
    expect(before[0]).toEqual({ id: 'infrastruktur', name: 'Infrastructure' })
    expect((await backend.complaints.categories('id')).at(-1)).toEqual({
      id: 'lainnya',
      name: 'Lainnya',
    })
    expect((await backend.complaints.subcategories('kesehatan', 'id')).at(-1)?.id).toBe(
      'lainnya-terkait-kesehatan',
    )
    expect(await backend.complaints.subcategories('sihir', 'id')).toEqual([])
  })
})
