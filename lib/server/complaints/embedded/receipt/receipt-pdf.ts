import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import { qrSquares } from '@/lib/complaints/qr-squares'
import { formatTags, localePath, type Locale } from '@/lib/i18n/locales'
import { timeZone } from '@/lib/jakarta'
import { statusAddress } from '@/lib/server/complaints/status-address'
import { escapeMetadata } from '@/lib/server/pdf/escape-metadata.mjs'
import { messagesOf } from '@/messages'
import type { ReceiptFacts } from './receipt-facts'

export interface ReceiptPdfSettings {
  siteOrigin: string
  locale: Locale
  now: Date
  /** False leaves the text readable in the file; tests read it. */
  isCompressed?: boolean
}

// Points; A4 is 595.28 wide.
const margin = 56
const pageWidth = 595.28
const contentWidth = pageWidth - 2 * margin
const bandHeight = 96
const qrWidth = 132
const columnGap = 24
const factsWidth = contentWidth - qrWidth - columnGap
const boxPadding = 14
// People copy codes by hand, letter by letter.
const codeSpacing = 1.2

const green = '#006430'
const ink = '#12231B'
const soft = '#4A5B52'
const gold = '#B7791F'

// The portal's typeface, under the Open Font License; the file embeds only the glyphs in use.
const face = (weight: 400 | 700) =>
  join(
    process.cwd(),
    'node_modules',
    '@fontsource',
    'plus-jakarta-sans',
    'files',
    `plus-jakarta-sans-latin-${weight}-normal.woff`,
  )

const longDate = (day: string | Date, locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'full', timeZone }).format(new Date(day))

// Four characters at a time are easier to type from paper; separators do not matter when it is read back.
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/**
 * The receipt of a complaint on one A4 page, in one language, as PDF/UA-1: tagged for screen readers, with its typeface. The QR code opens the status page
 * and holds the number only; the secret is in a frame of its own.
 */
export async function receiptPdf(
  facts: ReceiptFacts,
  settings: ReceiptPdfSettings,
): Promise<Uint8Array> {
  const { siteOrigin, locale, now, isCompressed = true } = settings
  // Loaded with the first receipt: the library is large and most visitors never print one.
  const { default: PDFDocument } = await import('pdfkit')
  const t = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'complaint-mail.paper',
  })
  const title = `${t('title')} ${facts.number}`
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 40 },
    compress: isCompressed,
    font: face(400),
    tagged: true,
    displayTitle: true,
    lang: formatTags[locale],
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: t('issuer'),
      Creator: 'Portal Jabar',
      CreationDate: now,
      ModDate: now,
    },
  }
  // The types of the library know of PDF/A only.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
  escapeMetadata(doc)
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (
    role: string,
    draw: () => void,
    options: PDFKit.Mixins.StructureElementOptions & {
      bbox?: [left: number, top: number, right: number, bottom: number]
    } = {},
  ) => {
    const element = doc.struct(role, options, [draw])
    root.add(element)
    element.end()
  }
  const decoration = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const write = (
    role: string,
    text: string,
    style: { size: number; colour?: string; bold?: boolean; code?: boolean },
    place: { x?: number; y?: number; width?: number } = {},
  ) =>
    tagged(role, () =>
      doc
        .font(face(style.bold || style.code ? 700 : 400))
        .fontSize(style.size)
        .fillColor(style.colour ?? ink)
        .text(text, place.x ?? margin, place.y ?? doc.y, {
          width: place.width ?? contentWidth,
          lineGap: 1,
          characterSpacing: style.code ? codeSpacing : 0,
        }),
    )
  const fact = (label: string, value: string, size = 11.5) => {
    write('P', label, { size: 9, colour: soft }, { width: factsWidth })
    write('P', value, { size, bold: true }, { width: factsWidth })
    doc.moveDown(0.55)
  }

  decoration(() => doc.rect(0, 0, pageWidth, bandHeight).fill(green))
  write('P', 'Portal Jabar', { size: 20, colour: '#FFFFFF', bold: true }, { y: 30 })
  write('P', t('issuer'), { size: 10.5, colour: '#FFFFFF' })
  write('H1', t('title'), { size: 18, colour: green, bold: true }, { y: bandHeight + 28 })
  doc.moveDown(0.6)

  const top = doc.y
  fact(t('number'), facts.number, 22)
  fact(t('receivedOn'), longDate(facts.receivedOn, locale, 'UTC'))
  fact(
    t('category'),
    facts.subcategory === null ? facts.category : `${facts.category}: ${facts.subcategory}`,
  )
  fact(t('place'), facts.place)
  fact(t('visibility'), t(facts.type))
  fact(t('statusPage'), `${siteOrigin}${localePath(locale, '/aduan-warga/new/cek-status')}`, 9)
  const afterFacts = doc.y

  const { size, runs } = qrSquares(statusAddress(siteOrigin, locale, facts.number))
  const side = qrWidth / size
  const qrLeft = pageWidth - margin - qrWidth
  tagged(
    'Figure',
    () => {
      for (const { x, y, width } of runs)
        doc.rect(qrLeft + x * side, top + y * side, width * side, side)
      doc.fill(ink)
    },
    {
      alt: t('qrAlt', { number: facts.number }),
      bbox: [qrLeft, top, qrLeft + qrWidth, top + qrWidth],
    },
  )
  write(
    'P',
    t('qrText'),
    { size: 8.5, colour: soft },
    { x: qrLeft, y: top + qrWidth + 4, width: qrWidth },
  )

  doc.y = Math.max(afterFacts, doc.y) + 6
  write('P', t('code'), { size: 9, colour: soft })
  write('P', facts.code, { size: 16, code: true })
  write('P', t('codeText'), { size: 9, colour: soft })
  write('P', `${siteOrigin}${localePath(locale, '/aduan-warga/tanda-terima')}`, {
    size: 9.5,
    bold: true,
  })

  if (facts.ownSecret !== null) {
    const boxTop = doc.y + 16
    const inner = { x: margin + boxPadding, width: contentWidth - 2 * boxPadding }
    write('H2', t('secret'), { size: 11.5, bold: true }, { ...inner, y: boxTop + boxPadding })
    write('P', inGroups(facts.ownSecret), { size: 15, code: true }, inner)
    doc.moveDown(0.2)
    write('P', t('secretText'), { size: 10 }, inner)
    const boxHeight = doc.y - boxTop + boxPadding
    decoration(() =>
      doc.lineWidth(1.5).roundedRect(margin, boxTop, contentWidth, boxHeight, 8).stroke(gold),
    )
    doc.y = boxTop + boxHeight
  }
  doc.moveDown(1.2)
  write('P', t('promise'), { size: 10 })
  doc.moveDown(0.6)
  write('P', t('printedOn', { day: longDate(now, locale, timeZone) }), { size: 9, colour: soft })
  root.end()
  doc.end()
  return finished
}
