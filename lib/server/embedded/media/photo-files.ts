import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { photoEnding, type PhotoType } from './photo-type'

const temporaryEnding = '.part'

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A file of the photo folder and the photo it holds; `id` is null for half-written ones. */
export interface FoundPhotoFile {
  id: string | null
  path: string
  changedAt: Date
}

/** The folder of cleaned photos: `<root>/<2 hex>/<32 hex>.<jpg|png>`, names made from random ids only. */
export function createPhotoFiles(root: string) {
  const folderOf = (id: string) => join(root, id.slice(0, 2))
  // The note keeps the build from tracing the whole project as a possible photo.
  const pathOf = (id: string, type: PhotoType) => join(/* turbopackIgnore: true */ folderOf(id), `${id}.${photoEnding(type)}`)

  /** Keeps a photo so that it survives a power cut once this resolves: file, name and folder entry are on the disk. */
  async function write(id: string, type: PhotoType, bytes: Uint8Array): Promise<void> {
    const folder = folderOf(id)
    await mkdir(folder, { recursive: true })
    const temporary = join(folder, `${id}${temporaryEnding}`)
    try {
      const handle = await open(temporary, 'wx', 0o640)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, pathOf(id, type))
      await syncFolder(folder)
      // The folder itself may be new, perhaps made by another upload that has not reached this line yet.
      await syncFolder(root)
    } catch (error) {
      await unlink(temporary).catch(() => undefined)
      throw error
    }
  }

  /** @returns null when the file is not there */
  async function read(id: string, type: PhotoType): Promise<Uint8Array | null> {
    try {
      return await readFile(/* turbopackIgnore: true */ pathOf(id, type))
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }

  async function removePath(path: string): Promise<void> {
    try {
      await unlink(path)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }

  const remove = (id: string, type: PhotoType) => removePath(pathOf(id, type))

  async function* list(): AsyncGenerator<FoundPhotoFile> {
    for (const folder of await readdir(root)) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue
      for (const name of await readdir(join(root, folder))) {
        const path = join(root, folder, name)
        const found = await stat(path).catch(() => null)
        if (found?.isFile()) yield { id: /^([0-9a-f]{32})\.(?:jpg|png)$/.exec(name)?.[1] ?? null, path, changedAt: found.mtime }
      }
    }
  }

  /** Makes the folder itself; needed once before anything else. */
  async function prepare(): Promise<void> {
    await mkdir(root, { recursive: true })
    await syncFolder(dirname(root))
  }

  return { prepare, write, read, remove, removePath, list }
}

export type PhotoFiles = ReturnType<typeof createPhotoFiles>
