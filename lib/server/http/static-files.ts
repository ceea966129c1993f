import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { compressed, type Bodies } from './compression'
import { isCompressible, mediaTypeOf } from './media-types'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer'
import { workerPolicy } from './content-policy'
import { policyFor, securityHeaders, type SecurityContext } from './security-headers'

export interface StaticFolder {
  folder: string
  /** Path the files are served under: `/_next/static` or empty for the root. */
  prefix: string
  /** True for files whose name changes with their content. */
  isImmutable: boolean
  /** True for the service worker: asked for anew each time, and allowed to fetch from this site. */
  isWorker?: boolean
}

/** Finished answers by decoded request path. */
export type StaticFiles = ReadonlyMap<string, PreparedAnswer>

const siblingEnding = /\.(?:br|gz)$/
const immutableControl = 'public, max-age=31536000, immutable'
const workerControl = 'no-cache'
const plainControl = 'public, max-age=3600, must-revalidate'

// Source maps tell strangers about the code, dot files about the machine; `.well-known` is meant to be found.
const isHidden = (part: string) => part.startsWith('.') && part !== '.well-known'
const isServed = (path: string) => !path.endsWith('.map') && !siblingEnding.test(path) && !path.split('/').some(isHidden)

/** Regular files below a folder as relative paths with `/`; empty when the folder does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}

async function bodiesOf(file: string, mediaType: string): Promise<Bodies> {
  const identity = await readFile(file)
  if (!isCompressible(mediaType)) return { identity }
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)])
  if (br || gzip) return { identity, ...(gzip && { gzip }), ...(br && { br }) }
  return compressed(identity, 'start')
}

/**
 * Reads folders of public files into memory, each with its compressed forms: the siblings made at build time, or made here once.
 * No request ever touches the disk, so no request path can leave the folders.
 */
export async function loadStaticFiles(folders: readonly StaticFolder[], context: SecurityContext): Promise<StaticFiles> {
  const files = new Map<string, PreparedAnswer>()
  for (const { folder, prefix, isImmutable, isWorker = false } of folders) {
    for (const path of await filesBelow(folder)) {
      if (!isServed(path)) continue
      const mediaType = mediaTypeOf(path)
      const bodies = await bodiesOf(join(folder, path), mediaType)
      const headers = [
        ['Content-Type', mediaType],
        ['Cache-Control', isWorker ? workerControl : isImmutable ? immutableControl : plainControl],
        ['Vary', 'Accept-Encoding'],
        ...securityHeaders(isWorker ? workerPolicy : policyFor(mediaType, bodies.identity), context),
      ] as const
      files.set(`${prefix}/${path}`, prepareAnswer(200, headers, bodies))
    }
  }
  return files
}

/** The file of a request path, which may be percent-encoded. */
export function staticFile(files: StaticFiles, path: string): PreparedAnswer | undefined {
  const exact = files.get(path)
  if (exact || !path.includes('%')) return exact
  return files.get(decodeURIComponent(path))
}
