export type CsvCell = string | number | null

/** A field as RFC 4180 writes it; a sign that spreadsheets take for the start of a formula is disarmed. */
function csvField(value: CsvCell): string {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark by which spreadsheets know that a CSV file is UTF-8; it stands before the first row. */
export const csvMark = '\uFEFF'

/** A row of a CSV file, ended as RFC 4180 says. */
export const csvRow = (row: readonly CsvCell[]) => `${row.map(csvField).join(',')}\r\n`

/** Rows as a CSV file. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]) =>
  csvMark + rows.map(csvRow).join('')
