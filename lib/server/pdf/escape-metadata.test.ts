import { expect, it } from 'vitest'
import { create } from 'xmlbuilder2'
import { receiptPdf } from '@/lib/server/complaints/embedded/receipt/receipt-pdf'
import { pdfOf } from '@/scripts/documents/pdf.mjs'
import { pdfFacts, pdfMetadata } from '@/tests/support/pdf-facts'

const words = 'Air & listrik <5 % naik> "2026" &amp; seterusnya'
const inXml = 'Air &amp; listrik &lt;5 % naik&gt; "2026" &amp;amp; seterusnya'
const item = {
  created_at: '2026-01-31',
  official: { name: { id: 'Sumber', en: 'Source' }, url: 'https://jabarprov.go.id' },
}
const blocks = [{ kind: 'text' as const, heading: 'Isi', paragraphs: ['Teks'] }]
const complaint = {
  receivedOn: '2026-01-31',
  category: 'Air',
  subcategory: 'Air',
  place: 'Sarijadi',
  type: 'public',
} as const
const facts = { ...complaint, number: words, code: '4F7K-9QXT', ownSecret: null }

it.each([
  ['a document', () => pdfOf(item, { title: words, description: words, blocks }, 'id')],
  [
    'a receipt',
    () =>
      receiptPdf(facts, {
        siteOrigin: 'https://jabarprov.go.id',
        locale: 'id',
        now: new Date('2026-03-02T18:00:00Z'),
      }),
  ],
])('the metadata of %s is XML whatever its title says', async (_name, write) => {
  const pdf = await write()
  const metadata = pdfMetadata(pdf)
  expect(() => create(metadata)).not.toThrow()
  // The reader used here accepts a bare `&`; others do not.
  expect(metadata.match(/&(?!amp;|lt;|gt;)/g)).toBeNull()
  expect(pdfFacts(pdf).title).toContain(inXml)
})
