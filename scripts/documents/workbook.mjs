import writeExcelFile from 'write-excel-file/node'
import { messagesFor } from './messages.mjs'

const narrowest = 10
const widest = 48
const widthOf = (cells) =>
  Math.min(widest, Math.max(narrowest, ...cells.map((cell) => String(cell ?? '').length + 2)))
// Sheet names must not hold []:*?/\ and are at most 31 characters long.
const sheetName = (heading) => heading.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
const headCell = (value) => ({ value, fontWeight: 'bold', backgroundColor: '#E6F6EC', wrap: true })
const bodyCell = (value) =>
  value === null
    ? null
    : typeof value === 'number'
      ? { value, type: Number, format: Number.isInteger(value) ? '#,##0' : '#,##0.###' }
      : { value, wrap: true, alignVertical: 'top' }

const endSignature = 0x06054b50
// 1 January 1980, the first day a zip archive can name.
const fixedTime = 0x00210000

/** The same archive with every entry dated alike, so that the same content gives the same bytes. Source: PKWARE APPNOTE 4.3. */
function withFixedTimes(archive) {
  let end = archive.length - 22
  while (end >= 0 && archive.readUInt32LE(end) !== endSignature) end -= 1
  let entry = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    archive.writeUInt32LE(fixedTime, entry + 12)
    archive.writeUInt32LE(fixedTime, archive.readUInt32LE(entry + 42) + 10)
    entry +=
      46 +
      archive.readUInt16LE(entry + 28) +
      archive.readUInt16LE(entry + 30) +
      archive.readUInt16LE(entry + 32)
  }
  return archive
}

/** A workbook with one sheet for each table and a last one that says what the file is. */
export async function workbookOf(item, version, lang) {
  const { note, noteHead, maker, date } = messagesFor(item, lang)
  const tables = version.blocks.filter((block) => block.kind === 'table')
  const texts = version.blocks
    .filter((block) => block.kind === 'text')
    .flatMap((block) => block.paragraphs)
  const sheets = tables.map(({ heading, columns, rows }) => ({
    sheet: sheetName(heading),
    data: [columns.map(headCell), ...rows.map((row) => row.map(bodyCell))],
    columns: columns.map((column, at) => ({
      width: widthOf([column, ...rows.map((row) => row[at])]),
    })),
    stickyRowsCount: 1,
  }))
  const about = [version.title, version.description, ...texts, note, maker, date].map(
    (value, at) => [{ value, wrap: true, ...(at === 0 ? { fontWeight: 'bold' } : {}) }],
  )
  return withFixedTimes(
    await writeExcelFile([
      ...sheets,
      { sheet: noteHead, data: about, columns: [{ width: 90 }] },
    ]).toBuffer(),
  )
}
