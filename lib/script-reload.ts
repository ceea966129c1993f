/** Reloads for missing scripts lie at least this far apart, milliseconds (specification, section 2). */
export const reloadGuardMs = 60_000

/** Where a tab keeps when it was last loaded anew for a missing script. */
export const reloadedAtKey = 'chunk-reload-at'

/** Id of the note about a missing script; whoever finds one missing takes its `hidden` away. */
export const missingScriptNoteId = 'missing-script'

/**
 * A script for `<head>` that notices when a script of the document does not come, whichever it is: the page would look finished and stay
 * dead, and the programs that could say so may be what is missing. It loads the page anew, once within `reloadGuardMs` and never offline,
 * else it shows the note. Scripts that the bundler fetches later carry an `onerror` of their own, and whoever asked for them is told there.
 */
export const missingScriptWatch = [
  '(()=>{let n=0;',
  "addEventListener('error',e=>{let s=e.target;",
  "if(s.tagName!='SCRIPT'||s.onerror||!/\\/_next\\/static\\//.test(s.src))return;",
  // The bundler listens on scripts of the document too, when it has come alive before one of them fails: it would ask once more, and then
  // put an error page in the place of one that can be read.
  'e.stopImmediatePropagation();if(n)return;n=1;',
  `try{let k='${reloadedAtKey}',t=Date.now(),o=sessionStorage;`,
  // Without a memory nothing would stop the second reload.
  `if(navigator.onLine&&t-(o.getItem(k)||0)>=${reloadGuardMs}){o.setItem(k,t);location.reload();return}`,
  '}catch{}',
  `let w=()=>{let e=document.getElementById('${missingScriptNoteId}');`,
  "if(e){e.querySelector('button').onclick=()=>location.reload();e.hidden=0}};",
  "document.readyState=='loading'?addEventListener('DOMContentLoaded',w):w()",
  '},true)})()',
].join('')
