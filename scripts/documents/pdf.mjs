import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from 'pdfkit'
import { escapeMetadata } from '../../lib/server/pdf/escape-metadata.mjs'
import { messagesFor } from './messages.mjs'

// The portal's own typeface, under the Open Font License. Only the letters that a document uses are put into it.
const faces = fileURLToPath(
  new URL('../../node_modules/@fontsource/plus-jakarta-sans/files', import.meta.url),
)
const [regular, bold] = [400, 700].map((weight) =>
  join(faces, `plus-jakarta-sans-latin-${weight}-normal.woff`),
)

const margin = 56
const pageWidth = 595.28 - 2 * margin
// Shorter lines than the paper allows are easier to read.
const measure = pageWidth * 0.94
const listIndent = 26
const green = '#006430'
const ink = '#12231B'
const soft = '#4A5B52'
const numberOf = (lang) =>
  new Intl.NumberFormat(lang === 'id' ? 'id-ID' : 'en-US', { maximumFractionDigits: 3 })

/** Everything but the footers goes through here, so that screen readers meet it in order and with its role. */
function tagged(doc, parent, role, draw) {
  const element = doc.struct(role, draw)
  parent.add(element)
  element.end()
}

const heading = (doc, parent, role, text, size, colour) =>
  tagged(doc, parent, role, () =>
    doc
      .font(bold)
      .fontSize(size)
      .fillColor(colour)
      .text(text, margin, doc.y, { lineGap: 2, width: measure })
      .moveDown(0.4),
  )

const paragraph = (doc, parent, text, role = 'P') =>
  tagged(doc, parent, role, () =>
    doc
      .font(regular)
      .fontSize(11)
      .fillColor(ink)
      .text(text, margin, doc.y, { lineGap: 3, width: measure })
      .moveDown(0.5),
  )

function list(doc, parent, { items, isOrdered }) {
  const element = doc.struct('L')
  element.dictionary.data.A = { O: 'List', ListNumbering: isOrdered ? 'Decimal' : 'Disc' }
  parent.add(element)
  for (const [at, item] of items.entries()) {
    const entry = doc.struct('LI')
    element.add(entry)
    tagged(doc, entry, 'Lbl', () => {
      doc.font(regular).fontSize(11).fillColor(ink)
      // A mark at the foot of a page would part from its text, which begins the next one.
      if (doc.y + doc.currentLineHeight() > doc.page.maxY()) doc.continueOnNewPage()
      doc.text(isOrdered ? `${at + 1}.` : '\u2022', margin + 8, doc.y, { lineBreak: false })
    })
    tagged(doc, entry, 'LBody', () =>
      doc
        .text(item, margin + listIndent, doc.y, { lineGap: 3, width: measure - listIndent })
        .moveDown(0.25),
    )
    entry.end()
  }
  element.end()
  doc.moveDown(0.4)
}

const [shortest, longest] = [8, 34]
// Room around a word: bold heads and wider faces take more than the length says.
const wordRoom = 1.5

/** Column widths in points, by the length of their texts and of the longest word. */
function columnWidths(columns, rows) {
  const weights = columns.map((column, at) => {
    const texts = [column, ...rows.map((row) => row[at])]
    const lengths = texts.flatMap((text) => text.split(' ')).map((word) => word.length * wordRoom)
    return Math.max(
      shortest,
      ...lengths,
      Math.min(longest, Math.max(...texts.map((text) => text.length))),
    )
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (weight / sum) * pageWidth)
}

const [cellPadding, cellSize, headSize] = [5, 9, 8.5]

function table(doc, parent, { columns, rows }, lang) {
  const format = numberOf(lang)
  const texts = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? format.format(value) : (value ?? '\u2013'))),
  )
  const widths = columnWidths(columns, texts)
  doc.font(regular).fontSize(cellSize).fillColor(ink)
  doc.x = margin
  doc.table({
    structParent: parent,
    defaultStyle: {
      border: 0.5,
      borderColor: '#C9D6CF',
      padding: cellPadding,
      align: { x: 'left', y: 'top' },
    },
    columnStyles: widths.map((width) => ({ width })),
    rowStyles: (row) =>
      row === 0 ? { backgroundColor: '#E6F6EC', font: { src: bold, size: headSize } } : {},
    data: [columns.map((text) => ({ text, type: 'TH', scope: 'Column' })), ...texts],
  })
  doc.x = margin
  doc.moveDown(1)
}

/** @returns the page on which each block begins */
function blocks(doc, parent, version, lang) {
  const pages = []
  for (const block of version.blocks) {
    doc.moveDown(0.3)
    heading(doc, parent, 'H2', block.heading, 14, green)
    pages.push(doc.bufferedPageRange().count)
    if (block.kind === 'text') for (const text of block.paragraphs) paragraph(doc, parent, text)
    else if (block.kind === 'list') list(doc, parent, block)
    else table(doc, parent, block, lang)
  }
  return pages
}

/** Results of a search name the page of a hit, so the content has to say where its blocks begin. */
function checkPages(doc, version, pages) {
  const isOne = doc.bufferedPageRange().count === 1
  for (const [at, { heading: name, page }] of version.blocks.entries())
    if (page !== (isOne ? undefined : pages[at]))
      throw new Error(`${version.source}: "${name}" begins on page ${pages[at]}, not ${page}`)
}

function footers(doc, messages) {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    // Below the bottom margin; without room there, writing would start another page.
    doc.page.margins.bottom = 0
    doc
      .font(regular)
      .fontSize(9)
      .fillColor(soft)
      .text(
        `${messages.maker}  \u00B7  ${messages.page(page - start + 1, count)}`,
        margin,
        doc.page.height - 40,
        { lineBreak: false },
      )
    doc.endMarkedContent()
  }
}

/** A document as PDF/UA-1 on A4, tagged and with its typeface: title, what the file is, its text, and page numbers. */
export function pdfOf(item, version, lang) {
  const messages = messagesFor(item, lang)
  const written = new Date(`${item.created_at}T00:00:00Z`)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 64 },
    bufferPages: true,
    font: regular,
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: lang === 'id' ? 'id-ID' : 'en-US',
    pdfVersion: '1.7',
    info: {
      Title: version.title,
      Author: messages.maker,
      Subject: version.description,
      CreationDate: written,
      ModDate: written,
    },
  })
  escapeMetadata(doc)
  const chunks = []
  const finished = new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  heading(doc, root, 'H1', version.title, 20, green)
  paragraph(doc, root, version.description)
  tagged(doc, root, 'P', () =>
    doc
      .font(regular)
      .fontSize(10)
      .fillColor(soft)
      .text(`${messages.note} ${messages.date}.`, margin, doc.y, { lineGap: 2, width: measure })
      .moveDown(0.6),
  )
  checkPages(doc, version, blocks(doc, root, version, lang))
  root.end()
  footers(doc, messages)
  doc.end()
  return finished
}
