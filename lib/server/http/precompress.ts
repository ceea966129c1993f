import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressed } from './compression'
import { isCompressible, mediaTypeOf } from './media-types'
import { filesBelow } from './static-files'

/** Brotli at full effort takes about a second per megabyte; two files at once keep small machines usable. */
const atOnce = 2

async function isUpToDate(file: string): Promise<boolean> {
  const times = await Promise.all([file, `${file}.br`, `${file}.gz`].map((path) => stat(path).then(({ mtimeMs }) => mtimeMs, () => 0)))
  const [source = 0, ...siblings] = times
  return siblings.every((made) => made >= source)
}

/**
 * Writes `.br` and `.gz` beside every compressible file of a folder, at build time and at full effort. Files whose siblings are
 * newer are left alone, so it may run again after every build.
 * @returns how many files got new siblings
 */
export async function precompressStatic(folder: string): Promise<number> {
  const paths = (await filesBelow(folder)).filter((path) => !path.endsWith('.map') && isCompressible(mediaTypeOf(path)))
  let written = 0
  async function work() {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const file = join(folder, path)
      if (await isUpToDate(file)) continue
      const { br, gzip } = await compressed(await readFile(file), 'build')
      if (br) await writeFile(`${file}.br`, br)
      if (gzip) await writeFile(`${file}.gz`, gzip)
      if (br || gzip) written += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return written
}
