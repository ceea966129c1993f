import { missingScriptNoteId } from '@/components/layout/missing-script-id'
import { isChunkFailure, reloadForChunk } from './chunk-reload'
import { lacksOwnScript } from './missing-scripts'

/** Loads the page anew; where that may not be done again yet, tells that a part of it does not work. What is there can still be read. */
function reloadOrTell() {
  if (reloadForChunk()) return
  const note = document.getElementById(missingScriptNoteId)
  note?.querySelector('button')?.addEventListener('click', () => window.location.reload())
  note?.removeAttribute('hidden')
}

/**
 * Watches for scripts that do not come: those of the document once it has loaded, later ones when nobody dealt with their failure.
 * To be called once, before the page comes alive: a page that lacks a script may never do so.
 */
export function watchScripts() {
  const check = () => {
    if (lacksOwnScript()) reloadOrTell()
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) reloadOrTell()
  })
  if (document.readyState === 'complete') check()
  else window.addEventListener('load', check, { once: true })
}
