import { missingScriptNoteId } from '@/lib/script-reload'
import { isChunkFailure } from '@/lib/failures/chunk-failure'
import { reloadForChunk } from './chunk-reload'

/** Loads the page anew; where that may not be done again yet, tells that a part of it does not work. What is there can still be read. */
function reloadOrNotify() {
  if (reloadForChunk()) return
  const note = document.getElementById(missingScriptNoteId)
  if (!note?.hidden) return
  // On the window: React stops a press on its way down to a part that it cannot finish.
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button && note.contains(button)) window.location.reload()
    },
    { capture: true },
  )
  note.hidden = false
}

/**
 * Watches for scripts fetched later that do not come, when nobody dealt with their failure; the document's own are watched from its head.
 */
export function watchScripts() {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) reloadOrNotify()
  })
}
