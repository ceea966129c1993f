import { describe, expect, it } from 'vitest'
import type { PublicInformation } from '@/lib/schemas/public-information'
import { publicInformationCsv } from './public-information-csv'

const origin = 'https://jabarprov.go.id'
const entry = (more: Partial<PublicInformation> = {}): PublicInformation => ({
  id: 1,
  title: 'Anggaran, dan "realisasi"',
  summary: 'Ringkas.',
  class: 'periodic',
  unit: { id: 35, name: 'Badan Pengelolaan Keuangan dan Aset Daerah' },
  forms: ['digital', 'print'],
  link: '/arsip-dan-dokumen/keuangan-daerah',
  keeping: 'retention-schedule',
  made_on: null,
  updated_at: '2026-11-26T00:00:00+07:00',
  ...more,
})
const rowsOf = (text: string) => text.slice(1).split('\r\n').slice(1, -1)

describe('publicInformationCsv', () => {
  it('begins with the mark of UTF-8, names its columns and quotes what separates', () => {
    const text = publicInformationCsv([entry()], origin, 'id')
    expect(text.startsWith('\uFEFFNomor,Judul,Ringkasan,Kelas,')).toBe(true)
    expect(rowsOf(text)).toEqual([
      '1,"Anggaran, dan ""realisasi""",Ringkas.,Berkala,Badan Pengelolaan Keuangan dan Aset Daerah,Digital; Cetak,' +
        `${origin}/arsip-dan-dokumen/keuangan-daerah,Menurut jadwal retensi arsip,Diperbarui terus-menerus,2026-11-26`,
    ])
  })

  it('writes addresses of the language, those of other sites as they are, and says what comes on request', () => {
    const [own, other, request] = rowsOf(
      publicInformationCsv(
        [
          entry({ made_on: '2026-11-21' }),
          entry({ link: 'https://jdih.jabarprov.go.id' }),
          entry({ link: null }),
        ],
        origin,
        'en',
      ),
    )
    expect(own).toContain(`,${origin}/en/arsip-dan-dokumen/keuangan-daerah,`)
    expect(own).toContain(',2026-11-21,2026-11-26')
    expect(other).toContain(',https://jdih.jabarprov.go.id,')
    expect(request).toContain(',On request,')
  })
})
