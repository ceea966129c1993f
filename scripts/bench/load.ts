import autocannon, { type LoadClient, type LoadRequest } from 'autocannon'
import type { Target } from './processes'
import { processorTime } from './processor-time'

/** One measured row. */
export interface Row {
  name: string
  target: string
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server per request; null where it cannot be read. */
  microseconds: number | null
  /** Unsuccessful responses, and requests without a response. */
  failures: number
}

export interface LoadPlan {
  path: string
  headers?: Record<string, string>
  connections?: number
  /** Fixed number of requests instead of a time. */
  amount?: number
  requests?: LoadRequest[]
  /** Seconds at the same load before measuring; 0 for what may be sent only once. */
  warmUpSeconds?: number
}

/** Bounds of every row; the target is always the loopback. */
const connectionsMax = 64
const rowSeconds = 4
const timeoutSeconds = 10

/** Deals requests out, so that each is sent by one connection only; the generator would otherwise start every connection at the first. */
function dealer(requests: readonly LoadRequest[], connections: number) {
  let dealt = 0
  return (client: LoadClient) => {
    const own = requests
      .filter((_, at) => at % connections === dealt % connections)
      .map((request) => ({ ...request }))
    dealt += 1
    client.setRequests(own)
  }
}

function optionsOf(
  target: Target,
  { path, headers, connections = connectionsMax, amount, requests }: LoadPlan,
  duration: number,
) {
  const count = Math.min(connections, connectionsMax)
  return {
    url: `${target.origin}${path}`,
    connections: count,
    timeout: timeoutSeconds,
    headers,
    ...(requests && { setupClient: dealer(requests, count) }),
    ...(amount === undefined ? { duration } : { amount }),
  }
}

/** Puts load on one path of one process and measures both sides. */
export async function measure(name: string, target: Target, plan: LoadPlan): Promise<Row> {
  const warmUp = plan.warmUpSeconds ?? 1
  if (warmUp > 0) await autocannon(optionsOf(target, plan, warmUp))
  const before = processorTime(target.pid)
  const started = performance.now()
  const result = await autocannon(optionsOf(target, plan, rowSeconds))
  const seconds = (performance.now() - started) / 1_000
  const after = processorTime(target.pid)
  const { total } = result.requests
  return {
    name,
    target: target.name,
    requestsPerSecond: total / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    microseconds:
      before === null || after === null || total === 0 ? null : (after - before) / total,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}
