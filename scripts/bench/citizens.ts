import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { complaintReceipt, uploadResponse } from '@/lib/schemas/complaints'
import { listMeta, single } from '@/lib/schemas/list'
import { complaintWith } from '@/tests/crash/rounds'
import { tinyPhoto } from '@/tests/crash/tiny-photo'
import { photo } from './complaints'
import { apiKey } from './processes'
import type { Outcome, Tally } from './tally'

export const operatorToken = 'load-run-counts-what-is-stored-here'

const timeoutMs = 30_000
/** As the outbox on a citizen's device: the same complaint with the same key again until it is taken, later when the portal says so. */
const againMs = 1_000
const giveUpMs = 120_000
/** One complaint in so many carries a photo as a phone takes it; the others a tiny one. */
const realPhotoEvery = 3

/** Complaints stored, by the officers' own count. */
export async function countStored(origin: string): Promise<number> {
  const response = await fetch(`${origin}/v1/operator/complaints?per_page=1`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the count of complaints answered ${response.status}`)
  return z.object({ meta: listMeta }).parse(await response.json()).meta.total_count
}

/** Sends until it is taken. @returns what was answered, or null after two minutes */
export async function insist(
  tally: Tally,
  kind: string,
  send: () => Promise<Response>,
): Promise<unknown> {
  const end = performance.now() + giveUpMs
  while (performance.now() < end) {
    const started = performance.now()
    let outcome: Outcome = 'no answer'
    let body: unknown
    let restMs = againMs
    try {
      const response = await send()
      body = await response.json()
      outcome = response.status
      restMs = Math.max(againMs, Number(response.headers.get('retry-after')) * 1_000)
    } catch {
      outcome = 'no answer'
    }
    tally.note(kind, outcome, performance.now() - started)
    if (outcome !== 'no answer' && outcome < 300) return body
    await pause(restMs)
  }
  return null
}

export interface Sent {
  /** Numbers that the portal acknowledged. */
  acknowledged: Set<string>
  sent: number
  givenUp: number
}

interface CitizensOptions {
  perSecond: number
  tally: Tally
  signal: AbortSignal
}

/** Citizens who come at an even rate, each with a photo and a complaint of their own, until told to stop; waits for those under way. */
export async function sendComplaints(
  origin: string,
  { perSecond, tally, signal }: CitizensOptions,
): Promise<Sent> {
  const realPhoto = await photo()
  const keyed = { 'api-key': apiKey }

  /** @returns the number, or null when nobody took the complaint in time */
  async function citizen(nth: number): Promise<string | null> {
    const key = randomUUID()
    const bytes = nth % realPhotoEvery === 0 ? realPhoto : tinyPhoto
    const uploaded = await insist(tally, 'photo', () => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'foto.jpg')
      return fetch(`${origin}/v1/public/media/upload?domain=aduan-warga&alias_url=1`, {
        method: 'POST',
        headers: { ...keyed, 'x-form-token': key },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
    })
    if (uploaded === null) return null
    const body = JSON.stringify(complaintWith(uploadResponse.parse(uploaded)))
    const headers = { ...keyed, 'content-type': 'application/json', 'idempotency-key': key }
    const receipt = await insist(tally, 'complaint', () =>
      fetch(`${origin}/v1/public/complaints`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
    return receipt === null ? null : single(complaintReceipt).parse(receipt).data.complaint_number
  }

  const underWay: Promise<string | null>[] = []
  while (!signal.aborted) {
    underWay.push(citizen(underWay.length))
    await pause(1_000 / perSecond)
  }
  const numbers = await Promise.all(underWay)
  const acknowledged = new Set(numbers.filter((number) => number !== null))
  return {
    acknowledged,
    sent: underWay.length,
    givenUp: numbers.filter((number) => number === null).length,
  }
}
