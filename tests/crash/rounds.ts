import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'
import { type PortalProcess, Refused } from './portal-process'

const callers = 4
const earliestKillMs = 50
const latestKillMs = 400

interface Attempt {
  key: string
  request: ComplaintRequest
  /** Missing when the process died before the answer. */
  receipt?: ComplaintReceipt
}

export interface RoundsResult {
  rounds: number
  acknowledged: number
  /** Requests whose answer the crash swallowed and that were sent again with their key. */
  retried: number
  /** Acknowledged complaints that were missing, incomplete or changed afterwards. */
  lost: string[]
  /** Complaints stored beyond one for each key. */
  duplicates: number
}

// The same words sent again and again would be held for an officer.
const someLetters = () => randomUUID().replace(/[^a-f]/g, '')

/** A valid complaint about a real village, with the given photo and words of its own. */
export const complaintWith = (image: {
  file_name: string
  file_download_uri: string
  size: number
}): ComplaintRequest => ({
  data_wargi: { phone: '081234567890', name: 'Budi Santoso', email: 'budi@warga.id' },
  informasi_aduan: {
    category: 'infrastruktur',
    sub_category: 'jalan-berlubang',
    category_child_id: '',
    sub_category_child_id: '',
    type: 'private',
    is_anonymous: false,
    title: 'Lubang di jalan desa',
    reason: `Lubang sedalam 20 cm di depan sekolah ${someLetters()}.`,
  },
  foto_aduan: { images: [image] },
  lokasi_aduan: {
    address: 'Jl. Geger Kalong',
    location: { latitude: -6.87, longitude: 107.59 },
    province_name: 'Jawa Barat',
    province_id: '32',
    city_name: 'Kota Bandung',
    city_id: '32.73',
    district_name: 'Sukasari',
    district_id: '32.73.01',
    village_name: 'Sarijadi',
    village_id: '32.73.01.1001',
    address_detail: '',
  },
})

/** One caller: photo, complaint, again, until the process dies. A refusal is a fault of the test and goes up. */
async function submitUntilCrash(
  portal: PortalProcess,
  attempts: Attempt[],
  onResponse: () => void,
): Promise<void> {
  for (;;) {
    const key = randomUUID()
    try {
      const attempt: Attempt = { key, request: complaintWith(await portal.upload(key)) }
      attempts.push(attempt)
      attempt.receipt = await portal.create(attempt.request, key)
      onResponse()
    } catch (error) {
      if (error instanceof Refused) throw error
      return
    }
  }
}

async function loadAndKill(portal: PortalProcess): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  let onResponse = () => {}
  const firstResponse = new Promise<void>((resolve) => (onResponse = resolve))
  const load = Promise.all(
    Array.from({ length: callers }, () => submitUntilCrash(portal, attempts, onResponse)),
  )
  await Promise.race([firstResponse, load])
  await wait(randomInt(earliestKillMs, latestKillMs))
  await portal.kill()
  await load
  return attempts
}

/** What is wrong with an attempt after a restart; null when all is well. Sends each key again, as a browser would. */
async function faultOf(portal: PortalProcess, attempt: Attempt): Promise<string | null> {
  const before = attempt.receipt
  if (before && !(await portal.isComplete(before)))
    return `${before.complaint_number} is gone or incomplete`
  const again = await portal.create(attempt.request, attempt.key)
  if (
    before &&
    (again.complaint_number !== before.complaint_number || again.secret !== before.secret)
  ) {
    return `${before.complaint_number} became ${again.complaint_number} when sent again`
  }
  attempt.receipt = again
  const third = await portal.create(attempt.request, attempt.key)
  if (third.complaint_number !== again.complaint_number)
    return `${again.complaint_number} was stored twice`
  return (await portal.isComplete(again))
    ? null
    : `${again.complaint_number} is incomplete after being sent again`
}

/**
 * Kills a portal in the middle of accepting complaints, again and again, and looks for every acknowledged one after each restart and once
 * more at the end.
 * @throws Refused when the portal turns a valid complaint down
 */
export async function runCrashRounds(
  portal: PortalProcess,
  rounds: number,
  report: (line: string) => void,
): Promise<RoundsResult> {
  const result: RoundsResult = { rounds, acknowledged: 0, retried: 0, lost: [], duplicates: 0 }
  const all: Attempt[] = []
  await portal.start()
  try {
    const before = await portal.count()
    for (let round = 1; round <= rounds; round += 1) {
      const attempts = await loadAndKill(portal)
      const swallowed = attempts.filter((attempt) => !attempt.receipt).length
      result.acknowledged += attempts.length - swallowed
      result.retried += swallowed
      await portal.start()
      for (const attempt of attempts) {
        const fault = await faultOf(portal, attempt)
        if (fault !== null) result.lost.push(fault)
      }
      all.push(...attempts)
      report(
        `round ${round}: acknowledged ${attempts.length - swallowed}, unanswered ${swallowed}, lost so far ${result.lost.length}`,
      )
    }
    result.duplicates = (await portal.count()) - before - all.length
    for (const { receipt } of all) {
      if (receipt && !(await portal.isComplete(receipt)))
        result.lost.push(`${receipt.complaint_number} is gone at the end`)
    }
  } finally {
    await portal.kill()
  }
  return result
}
