import { randomBytes } from 'node:crypto'
import { photoOfKey } from '@/lib/server/media/embedded/photo-key'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { inParallel } from '../backup/set/in-parallel'

/** As many as are copied at once. */
const width = 6

interface TwoStores {
  source: PhotoStore
  target: PhotoStore
}

/** Whether what is written into the target stays out of the source. One store may have two addresses, and would be emptied for its own copy. */
export async function areApart({ source, target }: TwoStores): Promise<boolean> {
  const id = randomBytes(16).toString('hex')
  await target.write(id, 'image/png', randomBytes(16))
  try {
    return !(await source.has(id, 'image/png'))
  } finally {
    await target.remove(id, 'image/png')
  }
}

/**
 * Deletes from a store what the other holds; for after `movePhotos`, which has compared them, and only where no portal uses the source any longer.
 * @returns how many went, and how many stay because the target has none of their name
 */
export async function deleteMoved({
  source,
  target,
}: TwoStores): Promise<{ deleted: number; kept: number }> {
  const counts = { deleted: 0, kept: 0 }
  async function* photos() {
    for await (const { key } of source.list('')) {
      const photo = photoOfKey(key)
      if (photo) yield { ...photo, key }
    }
  }
  await inParallel(photos(), width, async ({ id, type, key }) => {
    if (!(await target.has(id, type))) {
      counts.kept += 1
      return
    }
    await source.removeKey(key)
    counts.deleted += 1
  })
  return counts
}
