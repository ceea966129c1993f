import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressed, isCompressible, mediaTypeOf, type Bodies } from '../body/compression'
import { filesBelow } from '@/lib/server/files/files-below'

/** Brotli at full effort takes about a second per megabyte; two files at once keep small machines usable. */
const atOnce = 2

/** Named by the hash of the content, so that a changed file never gets the compressed form of an earlier version. */
const nameOf = (identity: Buffer) => createHash('sha256').update(identity).digest('hex')

/**
 * Writes the compressed forms of every compressible file of some folders, at build time and at full effort, into one folder.
 * Contents that are compressed already are skipped.
 * @returns number of contents compressed
 */
export async function writeCompressedForms(
  folders: readonly string[],
  into: string,
): Promise<number> {
  await mkdir(into, { recursive: true })
  const files = (
    await Promise.all(
      folders.map(async (folder) => (await filesBelow(folder)).map((path) => join(folder, path))),
    )
  ).flat()
  const wanted = files.filter((file) => !file.endsWith('.map') && isCompressible(mediaTypeOf(file)))
  const known = new Set((await readdir(into)).map((name) => name.replace(/\.\w+$/, '')))
  let written = 0
  async function work() {
    for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
      const identity = await readFile(file)
      const name = nameOf(identity)
      if (known.has(name)) continue
      known.add(name)
      const { br, gzip } = await compressed(identity, 'build')
      if (br) await writeFile(join(into, `${name}.br`), br)
      if (gzip) await writeFile(join(into, `${name}.gz`), gzip)
      if (br || gzip) written += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return written
}

const readIfThere = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined

/** A content with its compressed forms, read from the folder or compressed here. */
export async function withCompressedForms(identity: Buffer, folder: string): Promise<Bodies> {
  const name = join(folder, nameOf(identity))
  const [br, gzip] = [readIfThere(`${name}.br`), readIfThere(`${name}.gz`)]
  if (br || gzip) return { identity, ...(gzip && { gzip }), ...(br && { br }) }
  return compressed(identity, 'start')
}
