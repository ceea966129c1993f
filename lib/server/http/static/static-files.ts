import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCompressedForms } from './compressed-forms'
import { filesBelow } from '@/lib/server/files/files-below'
import { isCompressible, mediaTypeOf } from '../body/compression'
import { toCachedResponse, type CachedResponse } from '../cache/cached-response'
import {
  policyFor,
  securityHeaders,
  workerPolicy,
  type SecurityContext,
} from '../security/security-headers'

export interface StaticFolder {
  folder: string
  /** Path the files are served under: `/_next/static` or empty for the root. */
  prefix: string
  /** True for files whose name changes with their content. */
  isImmutable: boolean
  /** True for the service worker: revalidated each time, with a policy that lets it fetch from this origin. */
  isWorker?: boolean
}

/** Responses by decoded request path. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>

const immutableControl = 'public, max-age=31536000, immutable'
const workerControl = 'no-cache'
const plainControl = 'public, max-age=3600, must-revalidate'

// Source maps would disclose the code, dot files the machine; `.well-known` is public.
const isHidden = (part: string) => part.startsWith('.') && part !== '.well-known'
const isServed = (path: string) => !path.endsWith('.map') && !path.split('/').some(isHidden)

async function loadResponse(
  path: string,
  { folder, isImmutable, isWorker = false }: StaticFolder,
  compressedForms: string,
  context: SecurityContext,
): Promise<CachedResponse> {
  const mediaType = mediaTypeOf(path)
  // Synchronous, because the server does not listen yet and asynchronous reads take ten times as long.
  const identity = readFileSync(join(folder, path))
  const bodies = isCompressible(mediaType)
    ? await withCompressedForms(identity, compressedForms)
    : { identity }
  const headers = [
    ['Content-Type', mediaType],
    ['Cache-Control', isWorker ? workerControl : isImmutable ? immutableControl : plainControl],
    ['Vary', 'Accept-Encoding'],
    ...securityHeaders(isWorker ? workerPolicy : policyFor(mediaType, identity), context),
  ] as const
  return toCachedResponse(200, headers, bodies)
}

/**
 * Reads folders of public files into memory, each with its compressed forms: those made at build time, or made here once.
 * No request ever touches the disk, so no request path can leave the folders.
 * @param compressedForms the folder of those made at build time
 */
export async function loadStaticFiles(
  folders: readonly StaticFolder[],
  compressedForms: string,
  context: SecurityContext,
): Promise<StaticFiles> {
  const files = new Map<string, CachedResponse>()
  for (const folder of folders) {
    for (const path of (await filesBelow(folder.folder)).filter(isServed))
      files.set(
        `${folder.prefix}/${path}`,
        await loadResponse(path, folder, compressedForms, context),
      )
  }
  return files
}
