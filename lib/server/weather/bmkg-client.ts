import { setTimeout as sleep } from 'node:timers/promises'
import { bmkgForecast, type Forecast } from './bmkg-forecast'
import { createCallBudget } from './call-budget'
import { watchCircuit } from '@/lib/server/observability/gauges'
import { createCircuit } from '@/lib/server/upstream/circuit'
import { readUpstreamJson } from '@/lib/server/upstream/read-json'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** BMKG grants one address 60 calls a minute; the rest is for other processes behind the same address. */
const callsPerMinute = 50
const retryPauseMs = { min: 100, spread: 200 }

interface BmkgClientOptions {
  /** `https://api.bmkg.go.id/publik/prakiraan-cuaca`, or a server that speaks its format. */
  apiUrl: string
  now: () => number
  /** Waits between the two attempts. */
  pause?: (ms: number) => Promise<void>
  timeoutMs?: number
}

/** Asks for the forecast of one village. @returns null when the agency does not know the village's code @throws UpstreamFailure */
export type AskForecast = (villageCode: string) => Promise<Forecast | null>

const isUnknownVillage = (error: unknown) =>
  error instanceof UpstreamFailure && error.status === 404

/** A client of BMKG's public forecast that tries twice at most, leaves a failing agency alone and keeps to its limit. */
export function createBmkgClient({
  apiUrl,
  now,
  pause = sleep,
  timeoutMs,
}: BmkgClientOptions): AskForecast {
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
      // The agency answered properly: it has other villages in its list than the newest decree.
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
      if (!(error instanceof UpstreamFailure) || !error.isPassing) throw error
      await pause(retryPauseMs.min + Math.random() * retryPauseMs.spread)
      return attempt(url)
    }
  }
}
