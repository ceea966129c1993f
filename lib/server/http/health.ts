import { statfs } from 'node:fs/promises'

export const healthPath = '/v1/health'
export const readyPath = '/v1/health/ready'

export interface Readiness {
  isDatabaseUp: () => Promise<boolean>
  dataFolder: string
  minFreeBytes: number
  isDraining: () => boolean
}

/** Timeout of a readiness check, milliseconds. */
const checkTimeoutMs = 2_000

async function hasRoom(folder: string, minFreeBytes: number): Promise<boolean> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize >= minFreeBytes
}

/** Whether all checks succeed in time; one that throws counts as failed. */
async function pass(...checks: Promise<boolean>[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, false)
  })
  try {
    return await Promise.race([
      Promise.all(checks).then((results) => results.every(Boolean)),
      tooLate,
    ])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Whether this process should get requests: not draining, database responds in time, disk has room. Never throws. */
export const isReady = async ({
  isDatabaseUp,
  dataFolder,
  minFreeBytes,
  isDraining,
}: Readiness): Promise<boolean> =>
  !isDraining() && pass(isDatabaseUp(), hasRoom(dataFolder, minFreeBytes))

/** Whether the database or API that pages read responds in time. Never throws. */
export const isBackendUp = ({ isDatabaseUp }: Pick<Readiness, 'isDatabaseUp'>): Promise<boolean> =>
  pass(isDatabaseUp())
