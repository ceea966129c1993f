import { describe, expect, it } from 'vitest'
import { openDatasetList } from '@/lib/open-data/datasets'
import type { ArchiveItem } from '@/lib/schemas/archives'
import { catalog, isTable } from './catalog'

const origin = 'https://jabarprov.go.id'
const document: ArchiveItem = {
  id: 7,
  title: 'Daftar biro',
  excerpt: '',
  description: 'Biro sekretariat daerah.',
  source: `${origin}/dokumen/daftar-biro-id.csv`,
  mimetype: 'text/csv',
  category: 'Transparansi Kepegawaian',
  created_by: { name: 'Redaksi', unit_name: 'Portal Jabar' },
  created_at: '2026-03-25T00:00:00+07:00',
  updated_at: '2026-03-26T00:00:00+07:00',
  size: 1200,
  pages: null,
  year: 2026,
  slug: 'daftar-biro-7',
  category_slug: 'transparansi-kepegawaian',
  is_demo: true,
  lang: 'id',
}

describe('the catalogue of open data', () => {
  const { 'dcat:dataset': datasets, ...head } = catalog([document], origin, 'en')

  it('is a DCAT catalogue with a dataset for each subject, each with a distribution and a page', () => {
    expect(head['@type']).toBe('dcat:Catalog')
    expect(head['@context'].dcat).toBe('http://www.w3.org/ns/dcat#')
    expect(datasets.map((each) => each['dct:identifier'])).toEqual([
      ...openDatasetList.map(({ key }) => key),
      'dokumen-7',
    ])
    for (const each of datasets) {
      expect(each['@type']).toBe('dcat:Dataset')
      expect(each['dct:title']['@value']).not.toBe('')
      expect(each['dcat:landingPage']['@id'].startsWith(`${origin}/en/`)).toBe(true)
      expect(each['dcat:distribution'].length).toBeGreaterThan(0)
    }
  })

  it('writes the title of an example as it is', () => {
    const title = "Kurs US$& dan $' 2026"
    const { 'dcat:dataset': found } = catalog([{ ...document, title }], origin, 'id')
    expect(found.at(-1)?.['dct:title']['@value']).toContain(title)
  })

  it('names every thing once, without a placeholder', () => {
    const names = datasets.map((each) => each['@id'])
    expect(new Set(names).size).toBe(names.length)
    expect(JSON.stringify(datasets)).not.toMatch(/\[\w+\]|\{\w+\}/)
  })

  it('lets files be downloaded, and lists be asked through their service', () => {
    const [register] = datasets
    expect(register?.['dcat:distribution']).toEqual([
      expect.objectContaining({
        'dcat:accessURL': { '@id': `${origin}/v1/public-information` },
        'dcat:accessService': { '@id': `${origin}/v1/catalog.jsonld#v1` },
      }),
      expect.objectContaining({
        'dcat:downloadURL': { '@id': `${origin}/v1/public-information/csv?lang=en` },
        'dcat:mediaType': { '@id': 'https://www.iana.org/assignments/media-types/text/csv' },
      }),
    ])
  })

  it('says of a document how large it is, of when, and that it is an example', () => {
    expect(datasets.at(-1)).toMatchObject({
      'dct:title': { '@value': 'Example: Daftar biro', '@language': 'id' },
      'dct:modified': { '@value': '2026-03-26', '@type': 'xsd:date' },
      'dcat:distribution': [
        { 'dcat:byteSize': { '@value': '1200', '@type': 'xsd:nonNegativeInteger' } },
      ],
    })
  })

  it('takes tables for data, and texts for reading', () => {
    expect([isTable({ mimetype: 'text/csv' }), isTable({ mimetype: 'application/pdf' })]).toEqual([
      true,
      false,
    ])
  })
})
