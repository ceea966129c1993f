import { describe, expect, it } from 'vitest'
import { pdfFacts } from '@/tests/support/pdf-facts'
import type { ReceiptFacts } from './receipt-facts'
import { receiptPdf } from './receipt-pdf'

const facts: ReceiptFacts = {
  number: 'JBR-20260131-7K4M9Q',
  receivedOn: '2026-01-31',
  category: 'Infrastruktur',
  subcategory: 'Jalan Berlubang',
  place: 'Sarijadi, Sukasari, Kota Bandung',
  type: 'public',
  code: '4F7K-9QXT',
  ownSecret: '0123456789ABCDEFGHJKMNPQRS',
}
const settings = {
  siteOrigin: 'https://jabarprov.go.id',
  now: new Date('2026-03-02T18:00:00Z'),
  isCompressed: false,
}

const wordsOf = (pdf: Uint8Array) => pdfFacts(pdf).text

describe('receiptPdf', () => {
  it.each([
    [
      'id',
      [
        'Tanda terima aduan',
        'Sabtu, 31 Januari 2026',
        'Infrastruktur: Jalan Berlubang',
        'Simpan, jangan dibagikan',
        'jabarprov.go.id/aduan-warga/tanda-terima',
        'Selasa, 03 Maret 2026',
      ],
    ],
    [
      'en',
      [
        'Complaint receipt',
        'Saturday',
        '31 January 2026',
        'Keep it safe and do not share it',
        'jabarprov.go.id/en/aduan-warga/tanda-terima',
        'Tuesday',
        '3 March 2026',
      ],
    ],
  ] as const)(
    'says in %s what was received, when, where, and how to check it',
    async (locale, words) => {
      const text = wordsOf(await receiptPdf(facts, { ...settings, locale }))
      for (const word of [
        ...words,
        facts.number,
        facts.place,
        facts.code,
        '0123-4567-89AB-CDEF-GHJK-MNPQ-RS',
      ])
        expect(text).toContain(word)
    },
  )

  it.each(['id', 'en'] as const)(
    'keeps PDF/UA in %s: typeface, tags, title and language are in the file',
    async (locale) => {
      const { fonts, roles, ...file } = pdfFacts(
        await receiptPdf(facts, { ...settings, isCompressed: true, locale }),
      )
      expect(
        fonts.map(({ name, isEmbedded }) => [name.replace(/^[A-Z]{6}\+/, ''), isEmbedded]),
      ).toEqual(
        expect.arrayContaining([
          ['PlusJakartaSans-Regular', true],
          ['PlusJakartaSans-Bold', true],
        ]),
      )
      expect(fonts).toHaveLength(2)
      expect(file).toMatchObject({
        uaPart: '1',
        isTagged: true,
        isTitleShown: true,
        lacksLetters: false,
        language: locale === 'id' ? 'id-ID' : 'en-GB',
      })
      expect(file.title).toContain(facts.number)
      expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Figure', 'P']))
    },
  )

  it('says what its picture shows and where it stands, and fits on one page', async () => {
    const source = Buffer.from(await receiptPdf(facts, { ...settings, locale: 'id' })).toString(
      'latin1',
    )
    expect(source).toMatch(/\/Alt \(Kode QR menuju halaman status aduan JBR-20260131-7K4M9Q\)/)
    expect(source).toMatch(/\/BBox \[/)
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it('fits on one page with the longest names', async () => {
    const long = {
      ...facts,
      place: 'Sukamulya Girang Pasir Panjang, '.repeat(4),
      subcategory: 'Jalan dan jembatan penghubung antardesa '.repeat(3),
    }
    for (const locale of ['id', 'en'] as const) {
      const source = Buffer.from(await receiptPdf(long, { ...settings, locale })).toString('latin1')
      expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
  })

  it('leaves the frame out when no lasting secret was shown', async () => {
    const text = wordsOf(
      await receiptPdf({ ...facts, ownSecret: null }, { ...settings, locale: 'id' }),
    )
    expect(text).not.toContain('Kode rahasia\n')
    expect(text).toContain(facts.number)
  })

  it('has no secret in its QR code: the picture is the same without it', async () => {
    const squares = async (secret: string | null) =>
      Buffer.from(await receiptPdf({ ...facts, ownSecret: secret }, { ...settings, locale: 'id' }))
        .toString('latin1')
        .match(/^[\d.]+ [\d.]+ [\d.]+ [\d.]+ re$/gm)
    expect(await squares(null)).toEqual(await squares(facts.ownSecret))
  })
})
