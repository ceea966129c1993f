import { setTimeout as sleep } from 'node:timers/promises'
import { bmkgForecast, type Forecast } from './bmkg-forecast'
import { createCallBudget } from './call-budget'
import { watchCircuit } from '@/lib/server/observability/gauges'
import { createCircuit } from '@/lib/server/upstream/circuit'
import { readUpstreamJson } from '@/lib/server/upstream/read-json'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** BMKG grants one address 60 calls a minute; the rest is left to other processes behind the same address. */
const callsPerMinute = 50
const retryPauseMs = { min: 100, spread: 200 }

interface BmkgClientOptions {
  /** `https://api.bmkg.go.id/publik/prakiraan-cuaca`, or a server with the same format. */
  apiUrl: string
  now: () => number
  /** Waits between the two attempts. */
  pause?: (ms: number) => Promise<void>
  timeoutMs?: number
}

/** Fetches the forecast of one village. @returns null when the agency does not know the village's code @throws UpstreamFailure */
export type FetchForecast = (villageCode: string) => Promise<Forecast | null>

const isUnknownVillage = (error: unknown) =>
  error instanceof UpstreamFailure && error.status === 404

/** A client of BMKG's public forecast: at most one retry, a circuit breaker and the agency's rate limit. */
export function createBmkgClient({
  apiUrl,
  now,
  pause = sleep,
  timeoutMs,
}: BmkgClientOptions): FetchForecast {
  const circuit = createCircuit(now)
  watchCircuit('weather', circuit)
  const mayCall = createCallBudget(callsPerMinute, now)

  async function attempt(url: URL): Promise<Forecast | null> {
    if (!circuit.allows()) throw new UpstreamFailure('circuit-open')
    if (!mayCall()) throw new UpstreamFailure('budget')
    try {
      const forecast = bmkgForecast(await readUpstreamJson(url, timeoutMs))
      circuit.succeeded()
      return forecast
    } catch (error) {
      // No failure of the agency: its list of villages differs from the newest decree.
      if (isUnknownVillage(error)) {
        circuit.succeeded()
        return null
      }
      circuit.failed()
      throw error
    }
  }

  return async (villageCode) => {
    const url = new URL(apiUrl)
    url.searchParams.set('adm4', villageCode)
    try {
      return await attempt(url)
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || !error.isTransient) throw error
      await pause(retryPauseMs.min + Math.random() * retryPauseMs.spread)
      return attempt(url)
    }
  }
}
