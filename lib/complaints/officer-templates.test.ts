import { expect, it } from 'vitest'
import {
  filledTemplate,
  isTemplateName,
  placesOf,
  templateNames,
  valuesFor,
} from './officer-templates'

it('fills every place of a template in both languages and writes days out', () => {
  expect(filledTemplate('visit', { body: 'Dinas Perhubungan', date: '2026-12-01' })).toEqual({
    id: 'Petugas Dinas Perhubungan akan memeriksa lokasi pada 1 Desember 2026.',
    en: 'Officers of Dinas Perhubungan will inspect the site on 1 December 2026.',
  })
  expect(filledTemplate('visit', { body: '$& {date}', date: 'besok' }).id).toBe(
    'Petugas $& {date} akan memeriksa lokasi pada besok.',
  )
})

it('knows what each template needs, and no other names', () => {
  expect(placesOf('done')).toEqual(['body', 'date', 'number'])
  for (const name of templateNames)
    expect(['number', 'body', 'date']).toEqual(expect.arrayContaining(placesOf(name)))
  expect(isTemplateName('toString')).toBe(false)
})

it('fills with what is given and what is known, and names what is missing, has no place or is known to be another', () => {
  const known = { number: 'JBR-1', body: ' ', date: undefined }
  expect(valuesFor('done', { date: ' besok ', toString: 'x' }, known)).toEqual({
    values: { body: '', date: 'besok', number: 'JBR-1' },
    missing: ['body'],
    strange: ['toString'],
    contradicted: [],
  })
  expect(valuesFor('verified', { number: 'JBR-1' }, known)).toMatchObject({ contradicted: [] })
  expect(valuesFor('verified', { number: 'JBR-2' }, known)).toMatchObject({
    strange: [],
    contradicted: ['number'],
  })
})
