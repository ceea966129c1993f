import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { countStored, operatorToken, sendComplaints } from './citizens'
import { numberFlags } from './flags'
import { type Kind, kinds, readKinds, type Sample, slopePerMinute } from './memory'
import { freePort, startPortal, type Target } from './processes'
import { readPages } from './readers'
import { createTally, isFailure } from './tally'

const usage =
  'usage: load-run [--readers 200] [--complaints 10 (a second)] [--seconds 300] [--pause 0 (milliseconds between the pages of a reader)]'
const usual = { readers: 200, complaints: 10, seconds: 300, pause: 0 }
const sampleMs = 5_000
const warmRounds = 10
const warmMs = 5_000
/** Growth that a run of five minutes may show by chance, MiB a minute. */
const flatMebibytes = 5

const say = (text: string) => process.stdout.write(`${text}\n`)

const pages = [
  { kind: 'page', path: () => '/' },
  { kind: 'page', path: () => '/berita' },
  { kind: 'page', path: () => '/layanan' },
  { kind: 'page', path: () => '/en/berita' },
  { kind: 'read', path: () => '/v1/public/news' },
  { kind: 'page', path: () => '/aduan-warga' },
  // Searches are never cached: each one reads the database.
  { kind: 'search', path: (nth: number) => `/v1/search?q=layanan%20${nth % 499}` },
  { kind: 'page', path: () => '/agenda-jawa-barat' },
]

/** Asks for each page a few times and files a few complaints: a portal that has run for a minute is measured, not one that starts. */
async function warmUp(origin: string) {
  await sendComplaints(origin, {
    perSecond: 2,
    tally: createTally(),
    signal: AbortSignal.timeout(warmMs),
  })
  for (let nth = 0; nth < pages.length * warmRounds; nth += 1)
    await (await fetch(`${origin}${pages[nth % pages.length]?.path(nth) ?? '/'}`)).arrayBuffer()
}

async function watchMemory(metrics: string, signal: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = []
  const started = performance.now()
  while (!signal.aborted) {
    const text = await fetch(metrics).then(
      (response) => response.text(),
      () => null,
    )
    if (text !== null)
      samples.push({ seconds: (performance.now() - started) / 1_000, mebibytes: readKinds(text) })
    await pause(sampleMs, undefined, { signal }).catch(() => undefined)
  }
  return samples
}

/** One line per kind of memory: how it began, its peak, its end and how it grew. */
function memoryLines(samples: readonly Sample[]): string[] {
  const line = (kind: Kind) => {
    const values = samples.map(({ mebibytes }) => Math.round(mebibytes[kind]))
    return (
      `  ${kind}: first ${values[0] ?? 0} MiB, most ${Math.max(0, ...values)} MiB, ` +
      `last ${values.at(-1) ?? 0} MiB, slope ${slopePerMinute(samples, kind).toFixed(1)} MiB a minute`
    )
  }
  return (Object.keys(kinds) as Kind[]).map(line)
}

async function run(
  portal: Target,
  metrics: string,
  { readers, complaints, seconds, pause: pauseMs }: typeof usual,
): Promise<boolean> {
  await warmUp(portal.origin)
  const before = await countStored(portal.origin)
  const tally = createTally()
  tally.begin(`${readers} readers, ${complaints} complaints a second, ${seconds} s`)
  const end = new AbortController()
  const { signal } = end
  const timer = setTimeout(() => end.abort(), seconds * 1_000)
  const started = performance.now()
  const [memory, sent] = await Promise.all([
    watchMemory(metrics, signal),
    complaints > 0
      ? sendComplaints(portal.origin, { perSecond: complaints, tally, signal })
      : { acknowledged: new Set<string>(), sent: 0, givenUp: 0 },
    readPages(portal.origin, { count: readers, pages, pauseMs, tally, signal }),
  ])
  clearTimeout(timer)
  const took = (performance.now() - started) / 1_000
  const stored = (await countStored(portal.origin)) - before
  const failures = ['page', 'read', 'search', 'photo', 'complaint'].reduce(
    (sum, kind) => sum + tally.count(kind, isFailure),
    0,
  )
  const served = ['page', 'read', 'search'].reduce(
    (sum, kind) => sum + tally.count(kind, (outcome) => !isFailure(outcome)),
    0,
  )

  say(
    `\nNode ${process.version}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}; the load generator shares the machine\n`,
  )
  for (const line of tally.lines()) say(line)
  say(`\nreads answered: ${(served / took).toFixed(0)} a second; requests that failed: ${failures}`)
  say(
    `complaints: sent ${sent.sent}, acknowledged ${sent.acknowledged.size}, given up ${sent.givenUp}, stored ${stored}`,
  )
  say('memory (slopes of the last two thirds):')
  for (const line of memoryLines(memory)) say(line)
  const goals: [string, boolean][] = [
    ['no request failed', failures === 0],
    [
      'every complaint acknowledged and stored once',
      sent.acknowledged.size === sent.sent && stored === sent.sent,
    ],
    [
      `memory flat (at most ${flatMebibytes} MiB a minute)`,
      slopePerMinute(memory, 'resident') <= flatMebibytes,
    ],
  ]
  for (const [text, isMet] of goals) say(`${isMet ? 'pass' : 'FAIL'}  ${text}`)
  return goals.every(([, isMet]) => isMet)
}

/** Readers and citizens at once on a portal of its own, on the loopback. Exit code 1 when something failed, was lost, or memory grew. */
async function main(): Promise<number> {
  const wanted = numberFlags(process.argv.slice(2), usual)
  if (wanted === null) {
    console.error(usage)
    return 2
  }
  const metricsPort = await freePort()
  const portal = await startPortal({
    OPERATOR_TOKEN: operatorToken,
    MIN_FREE_BYTES: '0',
    METRICS_PORT: String(metricsPort),
  })
  try {
    return (await run(portal, `http://127.0.0.1:${metricsPort}/metrics`, wanted)) ? 0 : 1
  } finally {
    await portal.stop()
  }
}

process.exitCode = await main()
