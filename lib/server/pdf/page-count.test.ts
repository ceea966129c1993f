import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import Paper from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { pageCount } from './page-count'

async function written(pages: number): Promise<Buffer> {
  const doc = new Paper()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise((resolve) => doc.on('end', resolve))
  for (let page = 1; page < pages; page += 1) doc.text(`Halaman ${page}`).addPage()
  doc.end()
  await finished
  return Buffer.concat(chunks)
}

const compressed = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n7 0 obj\n<< /Type /ObjStm /N 2 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])

describe('pageCount', () => {
  it.each([1, 2, 37])('counts %i pages of a written file', async (pages) => {
    expect(pageCount(await written(pages))).toBe(pages)
  })

  it('reads compressed objects, in either order, and takes the root of the tree', () => {
    const tree =
      '<< /Type /Pages /Parent 1 0 R /Resources << /ProcSet [/PDF] >> /Kids [3 0 R] /Count 4 >> << /Count 12 /Kids [2 0 R] /Type /Pages >>'
    expect(pageCount(compressed(tree))).toBe(12)
  })

  it('says nothing of what it cannot read', () => {
    expect(pageCount(Buffer.from('%PDF-1.7\n/Type /ObjStm\nstream\nxx\nendstream'))).toBeNull()
    expect(pageCount(Buffer.from('Tahun,Jumlah'))).toBeNull()
    expect(pageCount(new Uint8Array())).toBeNull()
  })

  it('knows every paper of the archive', () => {
    const names = readdirSync(join('public', 'dokumen')).filter((name) => name.endsWith('.pdf'))
    expect(names.length).toBeGreaterThan(50)
    for (const name of names)
      expect(pageCount(readFileSync(join('public', 'dokumen', name))), name).toBeGreaterThan(0)
  })
})
