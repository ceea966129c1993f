import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireFreeSpace } from './free-space'
import { photoKey, photoOfKey } from './photo-key'
import type { FoundPhoto, PhotoStore } from './photo-store'
import type { FileType } from '@/lib/server/media/file-type'
import { partEnding, syncFolder } from '@/lib/server/files/write-durably'

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Photos in a folder of this machine: `<root>/<2 hex>/<32 hex>.<jpg|png|pdf>`. */
export function createPhotoFiles(root: string): PhotoStore {
  // The annotation keeps the build from tracing the whole project as possible photos.
  const pathOf = (key: string) => join(/* turbopackIgnore: true */ root, key)

  /** File and directory entry are synced to disk once this resolves. */
  async function write(id: string, type: FileType, bytes: Uint8Array): Promise<void> {
    const path = pathOf(photoKey(id, type))
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    // A unique name per attempt: the remains of a killed one must not block writing the photo again.
    const temporary = join(folder, `${id}.${randomBytes(4).toString('hex')}${partEnding}`)
    try {
      const handle = await open(temporary, 'wx', 0o640)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, path)
      await syncFolder(folder)
      // The folder may be new, perhaps made by another upload that has not synced it yet.
      await syncFolder(root)
    } catch (error) {
      await unlink(temporary).catch(() => undefined)
      throw error
    }
  }

  async function read(id: string, type: FileType): Promise<Uint8Array | null> {
    try {
      return await readFile(/* turbopackIgnore: true */ pathOf(photoKey(id, type)))
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }

  async function removeKey(key: string): Promise<void> {
    try {
      await unlink(pathOf(key))
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }

  async function facts(key: string) {
    const found = await stat(pathOf(key)).catch(() => null)
    return found?.isFile() ? { size: found.size, changedAt: found.mtime } : null
  }

  async function* list(after: string): AsyncGenerator<FoundPhoto> {
    for (const folder of (await readdir(root)).sort()) {
      if (!/^[0-9a-f]{2}$/.test(folder) || folder < after.slice(0, 2)) continue
      for (const name of (await readdir(join(root, folder))).sort()) {
        const key = `${folder}/${name}`
        if (key > after) yield { id: photoOfKey(key)?.id ?? null, key, facts: () => facts(key) }
      }
    }
  }

  return {
    place: root,
    async prepare() {
      await mkdir(root, { recursive: true })
      await syncFolder(dirname(root))
    },
    requireSpace: (minFreeBytes) => requireFreeSpace(root, minFreeBytes),
    write,
    read,
    has: (id, type) =>
      stat(pathOf(photoKey(id, type))).then(
        (found) => found.isFile(),
        () => false,
      ),
    remove: (id, type) => removeKey(photoKey(id, type)),
    removeKey,
    list,
    close: () => Promise.resolve(),
  }
}
