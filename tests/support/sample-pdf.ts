interface PdfParts {
  /** Further entries of the catalog, `/OpenAction 9 0 R`. */
  catalog?: string
  /** Further entries of the page. */
  page?: string
  /** Further objects, numbered from 9. */
  objects?: readonly string[]
  /** Further entries of the trailer. */
  trailer?: string
  /** Bytes of the page's content, at least. */
  size?: number
}

const author = 'Siti Rahmawati'

/** A page of text with its author's name in both kinds of metadata, as offices' programs write it, and whatever is added. */
export function samplePdf({
  catalog = '',
  page = '',
  objects = [],
  trailer = '',
  size = 0,
}: PdfParts = {}): Buffer<ArrayBuffer> {
  const content = `BT /F1 24 Tf 72 700 Td (Surat jawaban) Tj ET${'\n% '.padEnd(size, 'x')}\n`
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${author}</dc:creator></x:xmpmeta>`
  const bodies = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R /Metadata 6 0 R /Lang (id-ID) ${catalog} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    ],
    [4, `<< /Length ${content.length} >>\nstream\n${content}endstream`],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [6, `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`],
    [7, `<< /Author (${author}) /Creator (Microsoft Word) >>`],
    ...objects.map((body, index): [number, string] => [9 + index, body]),
  ])
  let text = '%PDF-1.7\n'
  const offsets: string[] = []
  for (const [id, body] of bodies) {
    offsets.push(`${id} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`)
    text += `${id} 0 obj\n${body}\nendobj\n`
  }
  const start = text.length
  text += `xref\n0 1\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${9 + objects.length} /Root 1 0 R /Info 7 0 R ${trailer} >>\n`
  text += `startxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** The name in the metadata of every sample. */
export const sampleAuthor = author
