import { missingScriptNoteId } from '@/lib/script-reload'
import { isChunkFailure } from '@/lib/failures/chunk-failure'
import { reloadForChunk } from './chunk-reload'

/** Loads the page anew; where that may not be done again yet, tells that a part of it does not work. What is there can still be read. */
function reloadOrNotify() {
  if (reloadForChunk()) return
  const note = document.getElementById(missingScriptNoteId)
  note?.querySelector('button')?.addEventListener('click', () => window.location.reload())
  note?.removeAttribute('hidden')
}

/**
 * Watches for scripts fetched later that do not come, when nobody dealt with their failure; the document's own are watched from its head.
 */
export function watchScripts() {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) reloadOrNotify()
  })
}
