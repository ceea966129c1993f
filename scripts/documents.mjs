// Writes the files of the archive, `public/dokumen/*`, from the documents of the seed content; run it by hand after changing one of them:
// `node scripts/documents.mjs`. The files are committed; the same content gives the same bytes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { csvOf } from './documents/csv.mjs'
import { pdfOf } from './documents/pdf.mjs'
import { workbookOf } from './documents/workbook.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const content = join(root, 'lib', 'server', 'seed', 'content', 'archives')
const target = join(root, 'public', 'dokumen')
const writers = { pdf: pdfOf, xlsx: workbookOf, csv: csvOf }

mkdirSync(target, { recursive: true })
const stale = new Set(readdirSync(target))
let written = 0
for (const name of readdirSync(content).filter((file) => file.endsWith('.json'))) {
  const item = JSON.parse(readFileSync(join(content, name), 'utf8'))
  for (const lang of ['id', 'en']) {
    const version = lang === 'id' ? item.indonesian : item.english
    if (!version?.source.startsWith('/dokumen/')) continue
    const file = basename(version.source)
    writeFileSync(join(target, file), await writers[item.format](item, version, lang))
    stale.delete(file)
    written += 1
  }
}
for (const file of stale) rmSync(join(target, file))
console.log(`${written} files written, ${stale.size} removed.`)
