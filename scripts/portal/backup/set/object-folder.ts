import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { partEnding, syncFolder, writeDurably } from '@/lib/server/files/write-durably'
import { CommandFailure } from '../../output'
import type { ObjectStore } from './object-store'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** A set in a folder. Only its owner may read what is written. @throws CommandFailure when there is no such folder */
export function openObjectFolder(root: string): ObjectStore {
  if (!existsSync(root))
    throw new CommandFailure(
      `The folder ${root} is not there; make it first (a disk that is not mounted looks the same).`,
    )
  const pathOf = (name: string) => join(root, name)
  const failed = (error: unknown) =>
    new CommandFailure(`The folder ${root} cannot be used (${codeOf(error)}).`)
  const orNull = (error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw failed(error)
  }

  async function* walk(prefix: string): AsyncGenerator<string> {
    const entries = (await readdir(pathOf(prefix), { withFileTypes: true }).catch(orNull)) ?? []
    // By bytes, as buckets sort: lists of both are merged with others in this order.
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) yield* walk(`${prefix}${entry.name}/`)
      else if (entry.isFile() && !entry.name.endsWith(partEnding)) yield `${prefix}${entry.name}`
    }
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const folder = dirname(pathOf(name))
    try {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(pathOf(name), bytes)
      if (made !== undefined) await syncFolder(dirname(made))
    } catch (error) {
      throw failed(error)
    }
  }

  return {
    place: root,
    list: walk,
    changedAt: async (name) => (await stat(pathOf(name)).catch(orNull))?.mtime ?? null,
    read: (name) => readFile(pathOf(name)).catch(orNull),
    write,
    remove: async (name) => {
      await unlink(pathOf(name)).catch(orNull)
    },
    close: () => Promise.resolve(),
  }
}
