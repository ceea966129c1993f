import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { firstLoadBytes } from '../first-load'
import { startPortal } from '../processes'
import { median } from '../growth/cost'
import { interactionLines } from './interaction-run'
import { menuResponse, type PhoneLoad, phoneLoad } from './phone-load'

const usage =
  'usage: npm run bench -- phone [--loads 3] [--pages /,/berita] [--interactions] [--origin http://127.0.0.1:3000]   ' +
  '(an origin is measured instead of this build; medians)'
const everyPage = [
  '/',
  '/berita',
  '/layanan',
  '/layanan-fase-kehidupan',
  '/agenda-jawa-barat',
  '/arsip-dan-dokumen',
  '/tentang-jawa-barat',
  '/aduan-warga/new/pantau-aduan',
  '/aduan-warga/new/cek-status',
  '/aduan-warga/new/buat-aduan',
]
const loadsMax = 99

const say = (text: string) => process.stdout.write(`${text}\n`)
const kibibytes = (bytes: number) => (bytes / 1_024).toFixed(1)

async function pageLine(origin: string, path: string, count: number): Promise<string[]> {
  const { chromium } = await import('playwright')
  const html = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())
  const loads: PhoneLoad[] = []
  const menus: number[] = []
  for (let load = 0; load < count; load += 1) {
    loads.push(await phoneLoad(chromium, origin + path))
    menus.push(await menuResponse(chromium, origin + path))
  }
  const whole = (field: Exclude<keyof PhoneLoad, 'largest'>) =>
    median(loads.map((load) => load[field])).toFixed(0)
  return [
    path,
    kibibytes(await firstLoadBytes(origin, path)),
    kibibytes(html.byteLength),
    kibibytes(brotliCompressSync(html).byteLength),
    whole('nodes'),
    whole('firstPaint'),
    whole('largestPaint'),
    loads.at(-1)?.largest ?? '',
    median(loads.map(({ layoutShift }) => layoutShift)).toFixed(3),
    whole('total'),
    whole('longest'),
    whole('blocking'),
    median(menus).toFixed(0),
  ]
}

const headings =
  'page|scripts KiB|HTML KiB|brotli|nodes|FCP ms|LCP ms|largest|CLS|thread ms|longest|blocking|menu ms'
const lineOf = (cells: readonly string[]) =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(30) : cell.padStart(11)))
    .join(' ')
    .trimEnd()

/**
 * Prints what each page costs a phone, a line a page: bytes, nodes, paints on its network, processor time of its
 * main thread, and how long after the first paint its menu opens; or with `--interactions` how long people wait for what they do.
 * @returns whether the arguments were understood
 * @throws Error when a page or the browser does not answer
 */
export async function runPhone(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      loads: { type: 'string', default: '3' },
      pages: { type: 'string', default: everyPage.join(',') },
      interactions: { type: 'boolean', default: false },
      origin: { type: 'string' },
    },
  })
  const count = Number(values.loads)
  if (!Number.isInteger(count) || count < 1 || count > loadsMax) {
    process.stderr.write(`${usage}\n`)
    return false
  }
  const portal = values.origin === undefined ? await startPortal() : null
  const origin = portal?.origin ?? values.origin ?? ''
  try {
    if (values.interactions) {
      say('from what a person does to the next paint, ms of processor time of the main thread')
      for (const line of await interactionLines(origin, count)) say(line)
      return true
    }
    say(lineOf(headings.split('|')))
    for (const path of values.pages.split(',')) say(lineOf(await pageLine(origin, path, count)))
  } finally {
    await portal?.stop()
  }
  return true
}
