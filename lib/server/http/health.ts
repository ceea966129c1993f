import { statfs } from 'node:fs/promises'

export const healthPath = '/v1/health'
export const readyPath = '/v1/health/ready'

export interface Readiness {
  isDatabaseUp: () => Promise<boolean>
  dataFolder: string
  minFreeBytes: number
  isDraining: () => boolean
}

/** Longest a readiness check may take, milliseconds; a database that answers later is as good as away. */
const answerMs = 2_000

async function hasRoom(folder: string, minFreeBytes: number): Promise<boolean> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize >= minFreeBytes
}

/** Whether this process should get visitors: not draining, database answers in time, disk has room. Never throws. */
export async function isReady({ isDatabaseUp, dataFolder, minFreeBytes, isDraining }: Readiness): Promise<boolean> {
  if (isDraining()) return false
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, answerMs, false)
  })
  const checks = Promise.all([isDatabaseUp(), hasRoom(dataFolder, minFreeBytes)]).then((results) => results.every(Boolean))
  try {
    return await Promise.race([checks, tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
