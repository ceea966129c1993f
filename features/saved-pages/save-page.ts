import { registerWorker } from '@/lib/offline/register-worker'
import { copyPage } from './page-copy'
import type { SavedKind } from './saved-kinds'
import { keepCopy, savedTime } from './saved-store'

/** Age from which a saved page is copied anew when it is opened with network, milliseconds. */
const refreshAfterMs = 3_600_000

export interface PageToSave {
  path: string
  title: string
  kind: SavedKind
  /** The line on the copy. */
  lineOf: (savedAt: Date) => string
}

/** Keeps a page. @throws SavedFull, or what the network and the device say */
export async function savePage({ path, title, kind, lineOf }: PageToSave): Promise<void> {
  const savedAt = new Date()
  await keepCopy({ path, title, kind, savedAt }, await copyPage(path, lineOf(savedAt)))
  // Somebody who saves a page wants it without network, also when they save data otherwise.
  void registerWorker()
}

/** Whether a page is saved. An old copy is rendered again meanwhile; it stays when that fails. */
export async function isSavedNow(page: PageToSave): Promise<boolean> {
  const savedAt = await savedTime(page.path)
  if (savedAt && Date.now() - savedAt.getTime() > refreshAfterMs)
    void savePage(page).catch(() => undefined)
  return savedAt !== undefined
}
