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

/** @param isWanted asked again once the copy is made, which may take long; always without it */
async function copyAndKeep(
  { path, title, kind, lineOf }: PageToSave,
  isWanted?: () => Promise<boolean>,
): Promise<void> {
  const savedAt = new Date()
  const copy = await copyPage(path, lineOf(savedAt))
  await keepCopy({ path, title, kind, savedAt }, copy, isWanted)
  // Somebody who saves a page wants it without network, also when they save data otherwise.
  void registerWorker()
}

/** Keeps a page. @throws SavedFull, or what the network and the device say */
export const savePage = (page: PageToSave): Promise<void> => copyAndKeep(page)

/** Paths of pages that are rendered again at this moment. */
const renewed = new Set<string>()

async function renew(page: PageToSave, isWanted: () => Promise<boolean>): Promise<void> {
  if (renewed.has(page.path)) return
  renewed.add(page.path)
  await copyAndKeep(page, isWanted).catch(() => undefined)
  renewed.delete(page.path)
}

/** Whether a page is saved. An old copy is rendered again meanwhile; it stays when that fails, and is gone for good when it is removed. */
export async function isSavedNow(page: PageToSave): Promise<boolean> {
  const isSaved = async () => (await savedTime(page.path)) !== undefined
  const savedAt = await savedTime(page.path)
  if (savedAt && Date.now() - savedAt.getTime() > refreshAfterMs) void renew(page, isSaved)
  return savedAt !== undefined
}
