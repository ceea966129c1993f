/** Least time between two reloads for missing scripts, milliseconds (specification, section 2). */
export const reloadGuardMs = 60_000

/** Storage key of a tab's last reload for a missing script. */
export const reloadedAtKey = 'chunk-reload-at'

/** Id of the hidden note about a missing script. */
export const missingScriptNoteId = 'missing-script'

/**
 * A script for `<head>` that detects scripts of the document that fail to load: the page would look complete but not respond, and the code
 * that could report it may be what is missing. It reloads the page, once within `reloadGuardMs` and never offline, else it shows the note.
 * Scripts that the bundler loads later have an `onerror` of their own, and their callers handle the failure; before that, those of a
 * `handledImport`.
 */
export const missingScriptWatch = [
  '(()=>{let n=0;',
  "addEventListener('error',e=>{let s=e.target;",
  // Scripts that the page itself needs delay its `load` event, whether they are in the document or loaded by the bundler.
  "if(s.tagName!='SCRIPT'||s.onerror&&(document.readyState=='complete'||document.handledImports)||!/\\/_next\\/static\\//.test(s.src))return;",
  // The bundler listens for errors of the document's scripts too, once it runs: it would retry, and then replace a readable page with an
  // error page.
  'e.stopImmediatePropagation();if(n)return;n=1;',
  `try{let k='${reloadedAtKey}',t=Date.now(),o=sessionStorage;`,
  // Without session storage nothing would stop the second reload.
  `if(navigator.onLine&&t-(o.getItem(k)||0)>=${reloadGuardMs}){o.setItem(k,t);location.reload();return}`,
  '}catch{}',
  `let w=()=>{let e=document.getElementById('${missingScriptNoteId}');`,
  // On the window: React stops the press on its way down while it waits for the part that does not come.
  `if(e){addEventListener('click',c=>c.target.closest('#${missingScriptNoteId} button')&&location.reload(),true);e.hidden=0}};`,
  "document.readyState=='loading'?addEventListener('DOMContentLoaded',w):w()",
  '},true)})()',
].join('')
