import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { isSupported, nodeMinimum, versionWarning } from '@/lib/server/http/node-version'
import { checked, type Finding } from './finding'

const mebibyte = 1_048_576

export function checkNode(version: string): Finding {
  const { ok, warn, fail } = checked('Node')
  if (!isSupported(version)) return fail(version, `Use Node ${nodeMinimum} or newer.`)
  const warning = versionWarning(version)
  return warning === null ? ok(version) : warn(version, warning.replace(/^Warning: /, ''))
}

/** @param root folder that the portal is started in */
export function checkBuild(root: string): Finding {
  const { ok, fail } = checked('Build')
  const [pages, server] = [join(root, '.next', 'BUILD_ID'), join(root, 'dist', 'server.mjs')]
  if (!existsSync(pages) || !existsSync(server))
    return fail('missing', 'Run "npm run build", and this command in the folder of the portal.')
  return ok(`pages ${readFileSync(pages, 'utf8').trim()}`)
}

export async function checkDataFolder({
  DATA_DIR: folder,
  MIN_FREE_BYTES: minFree,
}: Pick<Env, 'DATA_DIR' | 'MIN_FREE_BYTES'>): Promise<Finding[]> {
  const [place, disk] = [checked('Data folder'), checked('Disk')]
  if (!existsSync(folder))
    return [
      place.warn(
        `${folder} is not there yet`,
        'The first start makes it; set DATA_DIR when it should lie elsewhere.',
      ),
    ]
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    return [place.fail(`${folder} cannot be written`, 'Give it to the user that runs the portal.')]
  }
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const text = `${Math.floor(free / mebibyte)} MiB free`
  const advice = `Complaints are refused below ${Math.ceil(minFree / mebibyte)} MiB (MIN_FREE_BYTES); make room.`
  const room =
    free < minFree
      ? disk.fail(text, advice)
      : free < 3 * minFree
        ? disk.warn(text, advice)
        : disk.ok(text)
  return [place.ok(folder), room]
}
