import { messagesFor } from './messages.mjs'

/** A field as RFC 4180 writes it; a sign that spreadsheets take for the start of a formula is disarmed. */
function field(value) {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The table of a document as CSV in UTF-8, with a last column that says what the file is. */
export function csvOf(item, version, lang) {
  const table = version.blocks.find((block) => block.kind === 'table')
  if (!table) throw new Error(`${version.source}: a CSV file needs a table`)
  const { note, noteHead } = messagesFor(item, lang)
  const rows = [[...table.columns, noteHead], ...table.rows.map((row) => [...row, note])]
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
