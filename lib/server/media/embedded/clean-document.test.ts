import { deflateSync } from 'node:zlib'
import * as library from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { sampleAuthor, samplePdf } from '@/tests/support/sample-pdf'
import { cleanDocument } from './clean-document'
import { rebuildPdf } from './rebuild-pdf'

const title = 'Surat jawaban'
const refusal = (code: string, rule: string) => ({
  code,
  details: { fields: { file: [{ rule }] } },
})
const script = '<< /Type /Action /S /JavaScript /JS (app.alert(1)) >>'

/** An object stream with one object, number 9. */
function packed(body: string, padding = 0): string {
  const bytes = deflateSync(Buffer.from(`9 0 ${body}${' '.repeat(padding)}`, 'latin1'))
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`
}

/** Everything in a file as text, unpacked parts too. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const opened = await library.PDFDocument.load(bytes, { updateMetadata: false })
  return opened.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n')
}

describe('cleanDocument', () => {
  it('keeps page and language, names the file by its title, and drops author, comments and what nothing leads to', async () => {
    const note = '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /T (Budi) /Contents (rahasia) >>'
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://jabarprov.go.id/) >> >>'
    const { bytes, isSignatureRemoved } = await cleanDocument(
      samplePdf({ page: '/Annots [9 0 R 10 0 R]', objects: [note, link, '(tak terpakai)'] }),
      title,
    )
    const opened = await library.PDFDocument.load(bytes, { updateMetadata: false })
    expect([opened.getPageCount(), opened.getTitle(), opened.getAuthor()]).toEqual([
      1,
      title,
      undefined,
    ])
    expect(isSignatureRemoved).toBe(false)
    const text = await textOf(bytes)
    expect(text).toContain('id-ID')
    expect(text).toContain('https://jabarprov.go.id/')
    for (const gone of [sampleAuthor, 'Microsoft Word', 'rahasia', 'Budi', 'tak terpakai'])
      expect(text).not.toContain(gone)
  })

  it('keeps the looks of a signature and says that the signature itself is gone', async () => {
    const signed = await cleanDocument(
      samplePdf({
        catalog: '/AcroForm << /Fields [9 0 R] /SigFlags 3 >>',
        page: '/Annots [9 0 R]',
        objects: [
          '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 10 0 R /Rect [0 0 90 90] /AP << /N 11 0 R >> >>',
          '<< /Type /Sig /Filter /Adobe.PPKLite /Name (Kepala Dinas) /ByteRange [0 1 2 3] /Contents <00> >>',
          '<< /Type /XObject /Subtype /Form /BBox [0 0 90 90] /Length 4 >>\nstream\nq Q\n\nendstream',
        ],
      }),
      title,
    )
    expect(signed.isSignatureRemoved).toBe(true)
    const text = await textOf(signed.bytes)
    expect(text).toContain('/Subtype /Stamp')
    expect(text).toContain('/BBox')
    expect(text).not.toContain('AcroForm')
    expect(text).not.toContain('Kepala Dinas')
  })

  it.each([
    ['a script when it opens', { catalog: '/OpenAction 9 0 R', objects: [script] }],
    ['a script by another spelling', { catalog: `/OpenAction << /S /J#61vaScript /#4a#53 (x) >>` }],
    [
      'a script in a packed part',
      { catalog: '/OpenAction 9 0 R', objects: ['null', packed(script)] },
    ],
    ['a script that nothing leads to', { objects: [script] }],
    ['named scripts', { catalog: '/Names << /JavaScript << /Names [(a) 9 0 R] >> >>' }],
    ['what runs with a page', { page: '/AA << /O << /S /Named /N /NextPage >> >>' }],
    [
      'a program to start',
      { page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>]' },
    ],
    [
      'another file to open',
      {
        page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (//a/b) /D [0] >> >>]',
      },
    ],
    [
      'a link that is no web address',
      {
        page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (javascript:x) >> >>]',
      },
    ],
    ['files inside', { catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }],
    ['a form that programs fill', { catalog: '/AcroForm << /XFA 9 0 R >>' }],
    ['bytes in another file', { objects: ['<< /Length 0 /F (//a/b) >>\nstream\n\nendstream'] }],
  ])('refuses %s', async (_what, parts) => {
    expect(await rebuildPdf(library, samplePdf(parts), title)).toEqual({ refusal: 'active' })
  })

  it('says so of what runs, in words of the form', async () => {
    await expect(
      cleanDocument(samplePdf({ catalog: '/OpenAction 9 0 R', objects: [script] }), title),
    ).rejects.toMatchObject(refusal('UNSUPPORTED_MEDIA_TYPE', 'documentActive'))
  })

  it('gives up one that takes too long to read, in a thread that holds nobody up', async () => {
    const endless = Buffer.from(
      samplePdf()
        .toString('latin1')
        .replace('startxref', `x ${'1'.repeat(2_000_000)} startxref`),
      'latin1',
    )
    await expect(cleanDocument(endless, title, 2_000)).rejects.toMatchObject(
      refusal('UNSUPPORTED_MEDIA_TYPE', 'documentType'),
    )
  })

  it('refuses one that is locked', async () => {
    const locked = samplePdf({
      trailer: '/Encrypt 9 0 R',
      objects: ['<< /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>'],
    })
    await expect(cleanDocument(locked, title)).rejects.toMatchObject(
      refusal('UNSUPPORTED_MEDIA_TYPE', 'documentLocked'),
    )
  })

  const whole = samplePdf()
  it.each([
    ['no PDF', Buffer.from('<svg/>')],
    ['something before its first bytes', Buffer.concat([Buffer.from('GIF89a'), whole])],
    ['no end', whole.subarray(0, -30)],
    ['something behind its end', Buffer.concat([whole, Buffer.from('<script>')])],
    ['no page', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
    [
      'a part that unpacks to too much',
      samplePdf({ objects: ['null', packed('(x)', 70 * 1_048_576)] }),
    ],
  ])('refuses what has %s', async (_what, bytes) => {
    await expect(cleanDocument(bytes, title)).rejects.toMatchObject(
      refusal('UNSUPPORTED_MEDIA_TYPE', 'documentType'),
    )
  })

  it('takes 5 MiB and no byte more', async () => {
    await expect(
      cleanDocument(samplePdf({ size: documentMaxBytes - 2_000 }), title),
    ).resolves.toMatchObject({ isSignatureRemoved: false })
    await expect(cleanDocument(samplePdf({ size: documentMaxBytes }), title)).rejects.toMatchObject(
      refusal('PAYLOAD_TOO_LARGE', 'documentSize'),
    )
  })
})
