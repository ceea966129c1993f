import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config'
import { formFor, noteOf } from './texts'

const example = parseConfig(readFileSync('scripts/adapters/open311/example.json', 'utf8'))
const config = { ...example, token: '', apiKey: '' }
const number = 'JBR-20261127-AAAAAA'
const shown = {
  service_code: 'infrastruktur.jembatan',
  description: 'Jembatan retak.',
  address: 'Sukarasa, Sukasari, Kota Bandung',
  lat: -6.86,
  long: 107.58,
  extended_attributes: { title: 'Jembatan' },
}
const complaint = {
  type: 'public',
  status: 'coordinated',
  handling_body: 'Pemerintah Kota Cimahi',
  held_reason: null,
  merged_into: null,
  is_demo: false,
  step: 3,
  reporter: null,
  address: 'Jl. Geger Kalong',
  latitude: -6.870123,
  longitude: 107.590456,
  moves: [],
  steps: [],
}

describe('formFor', () => {
  it('sends the middle of the village, and the place itself only when told to', () => {
    expect(formFor(config, number, shown, complaint)).toMatchObject({
      lat: '-6.86',
      long: '107.58',
      address_string: shown.address,
    })
    expect(formFor({ ...config, place: 'exact' }, number, shown, complaint)).toMatchObject({
      lat: '-6.870123',
      long: '107.590456',
      address_string: 'Jl. Geger Kalong, Sukarasa, Sukasari, Kota Bandung',
    })
  })

  it('cuts a long description and never the number behind it', () => {
    const long = { ...shown, description: '🛣'.repeat(800) }
    const { description = '' } = formFor(config, number, long, complaint)
    expect(description.length).toBeLessThanOrEqual(1000)
    expect(description.length).toBeGreaterThan(990)
    expect(description).toMatch(
      new RegExp(`🛣…\\n\\nDiteruskan dari Portal Jabar, nomor aduan ${number}\\.$`),
    )
  })

  it('lets no further field take the place of its own', () => {
    const attributes = { email: 'lain@jabarprov.go.id', 'attribute[detail]': 'x' }
    expect(formFor({ ...config, attributes }, number, shown, complaint)).toMatchObject({
      email: example.sender.email,
      'attribute[detail]': 'x',
    })
  })
})

describe('noteOf', () => {
  const at = { id: '27 November 2026 pukul 15.00', en: '27 November 2026 at 15:00' }
  const step = { name: 'followup', note: 'Tim berangkat.', noteEn: '', at }

  it('says who, under which number, when and what', () => {
    expect(noteOf(config, 'CMH-1', step)).toEqual({
      id: 'Kabar dari Portal Kota Cimahi (nomor CMH-1, 27 November 2026 pukul 15.00): Tim berangkat.',
      en: '',
    })
    expect(noteOf(config, 'CMH-1', { ...step, noteEn: 'On their way.' }).en).toBe(
      'News from the portal of Kota Cimahi (number CMH-1, 27 November 2026 at 15:00): On their way.',
    )
  })

  it('holds only what the province takes: no control characters, at most 1,000', () => {
    const { id } = noteOf(config, 'CMH-1', {
      ...step,
      note: `\u0007a\r\n{number}${'b'.repeat(2000)}`,
    })
    expect(id).toHaveLength(1000)
    expect(id).toMatch(/: a\n\{number\}b+…$/)
  })
})
