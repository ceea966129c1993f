import { describe, expect, it } from 'vitest'
import { quickAccessFile } from './quick-accesses'

const both = (text: string) => ({ id: text, en: text })
const file = (changes: object = {}) => ({
  id: 1,
  position: 1,
  title: both('Lapor'),
  description: both('Kanal pengaduan.'),
  image: 'national-report',
  link: 'https://www.lapor.go.id',
  is_active: true,
  updated_at: '2026-11-16',
  ...changes,
})

describe('a quick-access file', () => {
  it.each(['https://www.lapor.go.id', '/aduan-warga', '/'])('takes the link %s', (link) => {
    expect(quickAccessFile.safeParse(file({ link })).success).toBe(true)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'http://www.lapor.go.id',
    'javascript:alert(1)',
    'aduan-warga',
    '',
  ])('takes no link such as %j', (link) => {
    expect(quickAccessFile.safeParse(file({ link })).error?.issues.map(({ path }) => path)).toEqual(
      [['link']],
    )
  })

  it.each([
    ['a title above 100 characters', { title: both('a'.repeat(101)) }],
    ['a description above 200 characters', { description: both('a'.repeat(201)) }],
    ['an unknown drawing', { image: 'dragon' }],
    ['a missing translation', { title: { id: 'Lapor' } }],
  ])('is refused with %s', (_, changes) => {
    expect(quickAccessFile.safeParse(file(changes)).success).toBe(false)
  })
})
