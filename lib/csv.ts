export type CsvCell = string | number | null

/** A field as RFC 4180 writes it; a sign that spreadsheets take for the start of a formula is disarmed. */
function csvField(value: CsvCell): string {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file: UTF-8 with the mark that spreadsheets need, every line ended as RFC 4180 says. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]) => `\uFEFF${rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`
