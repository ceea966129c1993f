import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { archiveTopics } from '@/lib/schemas/archives'
import { readContent } from '../read-content'
import { pdfFacts } from '@/tests/support/pdf-facts'

const { archives, units } = readContent(join('lib', 'server', 'seed', 'content')).items
const files = archives.flatMap(({ format, indonesian, english }) =>
  [indonesian, english].flatMap((version) => (version ? [{ format, version }] : [])),
)
const papers = archives.flatMap(({ format, indonesian, english }) =>
  format === 'pdf'
    ? [
        { language: 'id-ID', version: indonesian },
        ...(english ? [{ language: 'en-US', version: english }] : []),
      ]
    : [],
)
const begins = { pdf: '%PDF-1.7', xlsx: 'PK\u0003\u0004', csv: '\uFEFF' }

describe('the documents of the seed', () => {
  it('are sixty examples over the five topics, in both languages', () => {
    expect(archives).toHaveLength(61)
    for (const topic of archiveTopics)
      expect(
        archives.filter(({ category }) => category === topic).length,
        topic,
      ).toBeGreaterThanOrEqual(10)
    expect(archives.every((item) => item.is_demo && item.english !== null)).toBe(true)
  })

  it.each(files)('have a file of their kind: $version.source', ({ format, version }) => {
    const bytes = readFileSync(join('public', version.source))
    expect(bytes.toString('utf8').startsWith(begins[format])).toBe(true)
    expect(bytes.length).toBeLessThan(100_000)
  })

  it.each(papers)(
    'are papers that anybody can read, as PDF/UA: $version.source',
    ({ language, version }) => {
      const { fonts, roles, text, ...file } = pdfFacts(readFileSync(join('public', version.source)))
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
      expect(file).toEqual({
        language,
        title: version.title,
        isTitleShown: true,
        isTagged: true,
        uaPart: '1',
        lacksLetters: false,
      })
      const kinds = new Set(version.blocks.map(({ kind }) => kind))
      const roleOfKind = { table: 'TH', list: 'LBody', text: 'P' } as const
      expect(roles).toEqual(
        expect.arrayContaining([
          'Document',
          'H1',
          'H2',
          ...[...kinds].map((kind) => roleOfKind[kind]),
        ]),
      )
      expect(roles.filter((role) => role === 'Table')).toHaveLength(
        version.blocks.filter(({ kind }) => kind === 'table').length,
      )
      for (const { heading } of version.blocks)
        expect(text.replaceAll('\n', ' ').replace(/ +/g, ' ')).toContain(heading)
    },
  )

  it.each(['dinas', 'badan', 'biro'] as const)(
    'list the names and duties of each %s as the list of units does',
    (group) => {
      const members = units
        .filter((unit) => unit.group === group)
        .toSorted((one, other) => one.position - other.position)
      expect(members.length).toBeGreaterThan(0)
      for (const locale of locales) {
        const table = files.find(({ version }) =>
          version.source.startsWith(`/dokumen/daftar-${group}-${locale}.`),
        )?.version.blocks[0]
        expect(table?.kind === 'table' && table.rows, locale).toEqual(
          members.map(({ name, short_name, description }) => [
            name[locale],
            short_name,
            description[locale],
          ]),
        )
      }
    },
  )

  it('keep rows as wide as their heads', () => {
    const uneven = files.flatMap(({ version }) =>
      version.blocks.flatMap((block) =>
        block.kind === 'table' && block.rows.some((row) => row.length !== block.columns.length)
          ? [version.source]
          : [],
      ),
    )
    expect(uneven).toEqual([])
  })
})
