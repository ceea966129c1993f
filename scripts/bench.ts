import { request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { LoadRequest } from 'autocannon'
import { newsPath } from '@/lib/address/paths'
import { newsCategories } from '@/lib/schemas/news'
import { bareFlag, runBareServer, startBareNode, type BareResponse } from './bench/bare-node'
import { prepareComplaints } from './bench/complaints'
import { firstLoadBytes } from './bench/first-load'
import { runGrowth } from './bench/growth/growth-run'
import { measure, type Row } from './bench/load'
import { runPhone } from './bench/phone/phone-run'
import { measureSearch, searchGoalMs } from './bench/search'
import { runSearchQuality } from './bench/search-quality'
import { startPlainNext, startPortal, type Target } from './bench/processes'
import { goalsOf, tableText, type Compared } from './bench/table'

const brotli = { 'accept-encoding': 'br' }
// A multiple of the connections that send them, so that each complaint goes out exactly once.
const complaintConnections = 8
/** Connections where a server renders each page: with more of them, none has its page before a row is over. */
const renderedAtOnce = 8
const complaintCount = 160
const reads = ['/v1/public/news', '/v1/areas']
/** The other pages that people read, each as most of them get it: with brotli. */
const otherPages = [
  ['services', '/layanan'],
  ['life events', '/layanan-fase-kehidupan'],
  ['agenda', '/agenda-jawa-barat'],
  ['documents', '/arsip-dan-dokumen'],
  ['finance', '/arsip-dan-dokumen/keuangan-daerah'],
  ['about the province', '/tentang-jawa-barat'],
  ['complaints', '/aduan-warga'],
  ['monitoring', '/aduan-warga/new/pantau-aduan'],
  ['visit statistics', '/statistik-kunjungan'],
] as const

interface Fetched {
  contentType: string
  encoding: string
  body: Buffer
}

/** The bytes as they stand on the wire; fetch would unpack them. */
const wireBytes = (url: string, headers: Record<string, string>) =>
  new Promise<Fetched>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        else
          resolve({
            contentType: response.headers['content-type'] ?? '',
            encoding: response.headers['content-encoding'] ?? '',
            body: Buffer.concat(chunks),
          })
      })
    })
      .on('error', reject)
      .end()
  })

async function newestArticle({ origin }: Target): Promise<string> {
  const list = (await (await fetch(`${origin}/v1/public/news?per_page=1`)).json()) as {
    data?: { slug?: string }[]
  }
  const slug = list.data?.[0]?.slug
  if (!slug) throw new Error('the portal lists no news')
  return newsPath(slug)
}

interface Case {
  name: string
  path: string
  headers: Record<string, string>
  barePath: string
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const whole = (value: number) => value.toLocaleString('en-US')
const note = (text: string) => process.stderr.write(`  ${text}…\n`)

async function measureAll(
  cases: readonly Case[],
  target: Target,
  pathOf: (one: Case) => string,
  connections?: number,
): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const one of cases) {
    note(`${target.name}: ${one.name}`)
    const plan = { path: pathOf(one), headers: one.headers, connections }
    rows.set(one.name, await measure(one.name, target, plan))
  }
  return rows
}

/** Runs work with a server and stops the server whatever happens. */
async function using<T>(
  starting: Promise<Target>,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  const target = await starting
  try {
    return await work(target)
  } finally {
    await target.stop()
  }
}

/** List pages that all have articles; requested in turn with a cache too small for them, each one is rendered. */
function distinctLists(): LoadRequest[] {
  const sizes = [5, 10, 15, 20]
  return ['', ...newsCategories].flatMap((category) =>
    sizes.map((size) => ({
      path: `/berita?${category === '' ? '' : `kategori=${category}&`}ukuran=${size}`,
    })),
  )
}

async function measurePortal(program: string) {
  return using(startPortal(), async (portal) => {
    const pages: [string, string][] = [
      ['home', '/'],
      ['news list', '/berita'],
      ['article', await newestArticle(portal)],
    ]
    const cases: Case[] = [
      ...pages.flatMap(([name, path]) => [
        { name: `${name}, raw`, path, headers: {}, barePath: `/${name.replace(' ', '-')}.raw` },
        {
          name: `${name}, brotli`,
          path,
          headers: brotli,
          barePath: `/${name.replace(' ', '-')}.br`,
        },
      ]),
      ...otherPages.map(([name, path]) => ({
        name: `${name}, brotli`,
        path,
        headers: brotli,
        barePath: `/${name.replaceAll(' ', '-')}.br`,
      })),
      ...reads.map((path) => ({
        name: path,
        path,
        headers: {},
        barePath: `/${path.replaceAll('/', '-')}.raw`,
      })),
    ]
    const responses: BareResponse[] = []
    for (const { path, headers, barePath } of cases) {
      const { body, ...rest } = await wireBytes(`${portal.origin}${path}`, headers)
      responses.push({ path: barePath, base64: body.toString('base64'), ...rest })
    }
    const bare = await using(startBareNode(program, responses), (target) =>
      measureAll(cases, target, ({ barePath }) => barePath),
    )
    const cached = await measureAll(cases, portal, ({ path }) => path)
    note('uploading photos')
    const { requests, uploadsPerSecond } = await prepareComplaints(portal, complaintCount)
    note('portal: complaint')
    const once = {
      requests,
      amount: requests.length,
      connections: complaintConnections,
      warmUpSeconds: 0,
    }
    const complaint = await measure('complaint POST (real, committed)', portal, {
      path: '/v1/public/complaints',
      ...once,
    })
    const scripts: [string, number][] = []
    for (const [name, path] of [
      ...pages,
      ...otherPages,
      ['status', '/aduan-warga/new/cek-status'],
      ['complaint form', '/aduan-warga/buat-aduan'],
    ] as const)
      scripts.push([name, await firstLoadBytes(portal.origin, path)])
    const sizes = responses.map(
      ({ path, base64 }) => [path, Buffer.byteLength(base64, 'base64')] as const,
    )
    return { cases, bare, cached, complaint, uploadsPerSecond, scripts, sizes }
  })
}

const measureUncached = () =>
  using(startPortal({ CACHE_MAX_BYTES: '1048576' }), (portal) => {
    note('portal: uncached render')
    return measure('news list, rendered each time', portal, {
      path: '/berita',
      connections: renderedAtOnce,
      requests: distinctLists(),
    })
  })

async function main() {
  const program = fileURLToPath(import.meta.url)
  const { cases, bare, cached, complaint, uploadsPerSecond, scripts, sizes } =
    await measurePortal(program)
  const plain = await using(startPlainNext(), (target) =>
    measureAll(cases, target, ({ path }) => path, renderedAtOnce),
  )
  const uncached = await measureUncached()
  note('search: filling a database of its own')
  const search = await measureSearch()

  const only = (row: Row | undefined): Compared[] => (row ? [{ row }] : [])
  const compared = cases.flatMap(({ name }): Compared[] => {
    const row = cached.get(name)
    return row ? [{ row, bare: bare.get(name), plainNext: plain.get(name) }] : []
  })
  const bareRows = cases.flatMap(({ name }) => only(bare.get(name)))
  const plainRows = cases.flatMap(({ name }) => only(plain.get(name)))
  const all = [...bareRows, ...compared, ...plainRows, { row: uncached }, { row: complaint }]
  say(
    `\nNode ${process.version}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}; ` +
      `64 connections, ${renderedAtOnce} where each page is rendered, 4 s a row; the load generator shares the machine`,
  )
  say(
    `bytes: ${sizes.map(([path, bytes]) => `${path} ${bytes.toLocaleString('en-US')}`).join(', ')}\n`,
  )
  say(tableText(all))
  say(
    `\nphoto upload before the complaints: ${uploadsPerSecond.toFixed(1)} per second (decoded, cleaned, encoded again)`,
  )
  say(
    `search over ${whole(search.documents)} documents, ${whole(search.searches)} everyday queries: ` +
      `median ${search.medianMs.toFixed(1)} ms, p95 ${search.p95Ms.toFixed(1)} ms ` +
      `(processor p95 ${search.processorP95Ms.toFixed(1)} ms); indexed in ${search.indexSeconds.toFixed(0)} s`,
  )
  say(
    `scripts of the first load, brotli: ${scripts.map(([name, bytes]) => `${name} ${(bytes / 1_024).toFixed(1)} KiB`).join(', ')}\n`,
  )
  const goals = [
    ...goalsOf(compared.filter(({ row }) => !row.name.startsWith('/v1'))),
    {
      text: `search: p95 ${search.p95Ms.toFixed(1)} ms (goal ${searchGoalMs} ms)`,
      isMet: search.p95Ms < searchGoalMs,
    },
  ]
  for (const { text, isMet } of goals) say(`${isMet ? 'pass' : 'FAIL'}  ${text}`)
  say(
    goals.every(({ isMet }) => isMet)
      ? '\nAll goals met.'
      : `\n${goals.filter(({ isMet }) => !isMet).length} of ${goals.length} goals missed.`,
  )
}

/** Ways of the bench with arguments of their own, each answering whether all is well. */
const others = new Map([
  ['growth', runGrowth],
  ['phone', runPhone],
  ['search', runSearchQuality],
])

async function run() {
  const other = others.get(process.argv[2] ?? '')
  if (!other) return main()
  process.exitCode = (await other(process.argv.slice(3))) ? 0 : 1
}

if (process.argv.includes(bareFlag)) runBareServer()
else {
  run().catch((error: unknown) => {
    process.stderr.write(
      `The bench could not run: ${error instanceof Error ? error.message : 'unknown reason'}\n`,
    )
    process.exit(1)
  })
}
