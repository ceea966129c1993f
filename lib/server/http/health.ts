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

/** Whether all checks pass in time; a check that fails has not passed. */
async function pass(...checks: Promise<boolean>[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, answerMs, false)
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

/** Whether this process should get visitors: not draining, database answers in time, disk has room. Never throws. */
export const isReady = async ({
  isDatabaseUp,
  dataFolder,
  minFreeBytes,
  isDraining,
}: Readiness): Promise<boolean> =>
  !isDraining() && pass(isDatabaseUp(), hasRoom(dataFolder, minFreeBytes))

/** Whether what pages read from answers in time. Never throws. */
export const isBackendUp = ({ isDatabaseUp }: Pick<Readiness, 'isDatabaseUp'>): Promise<boolean> =>
  pass(isDatabaseUp())
