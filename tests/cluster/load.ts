import { setTimeout as wait } from 'node:timers/promises'
import type { ComplaintReceipt } from '@/lib/schemas/complaints'
import { prepareSubmission, read, submit, type Submission } from './client'

export interface Load {
  /** Requests that succeeded. */
  done: { reads: number; complaints: number }
  /** What went wrong, one line each. */
  failures: string[]
  /** Every complaint sent, with its response once there is one. */
  sent: (Submission & { receipt?: ComplaintReceipt })[]
  /** Goes on at a slower pace while something is done that the full load would starve of processor time. */
  eased<T>(work: () => Promise<T>): Promise<T>
  /** Lets the requests under way end. */
  stop(): Promise<void>
}

const pages = ['/', '/en', '/berita', '/layanan', '/v1/public/news?per_page=5']
const fullPauseMs = 15
const easedPauseMs = 500
const retryMs = 100
const triesMax = 50

const causeOf = (error: Error) => (error.cause instanceof Error ? ` (${error.cause.message})` : '')
const textOf = (error: unknown) =>
  error instanceof Error ? `${error.message}${causeOf(error)}` : String(error)

/**
 * Readers and senders at a steady pace, until stopped. Half of the reads are of pages that no cache holds.
 * @param isPatient senders send a failed request again with its key, as a browser does; the failure is noted all the same
 */
export function startLoad(
  origin: string,
  { readers, senders, isPatient }: { readers: number; senders: number; isPatient: boolean },
): Load {
  const load = {
    done: { reads: 0, complaints: 0 },
    failures: [] as string[],
    sent: [] as Load['sent'],
  }
  const stopping = new AbortController()
  let pauseMs = fullPauseMs
  let turn = 0

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      load.failures.push(`${new Date().toISOString()} ${textOf(error)}`)
      return undefined
    }
  }

  async function patiently<T>(work: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 0; tries < (isPatient ? triesMax : 1); tries += 1) {
      const result = await attempt(work)
      if (result !== undefined) return result
      await wait(retryMs)
    }
    return undefined
  }

  async function reader() {
    while (!stopping.signal.aborted) {
      turn += 1
      const path =
        turn % 2
          ? (pages[turn % pages.length] ?? '/')
          : `/v1/public/news?per_page=${1 + (turn % 100)}&page=${1 + (turn % 7)}`
      if ((await attempt(() => read(origin, path))) !== undefined) load.done.reads += 1
      await wait(pauseMs)
    }
  }

  async function sender() {
    while (!stopping.signal.aborted) {
      const submission = await patiently(() => prepareSubmission(origin))
      if (submission) {
        const entry: Load['sent'][number] = submission
        load.sent.push(entry)
        const receipt = await patiently(() => submit(origin, submission))
        if (receipt) {
          entry.receipt = receipt
          load.done.complaints += 1
        }
      }
      await wait(pauseMs)
    }
  }

  const running = Promise.all([
    ...Array.from({ length: readers }, reader),
    ...Array.from({ length: senders }, sender),
  ])
  return {
    ...load,
    async eased(work) {
      pauseMs = easedPauseMs
      try {
        return await work()
      } finally {
        pauseMs = fullPauseMs
      }
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
