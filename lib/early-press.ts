/** Tells the early-press watch that React has attached its handlers; dispatched on `document` by the root layout and the last error page. */
export const pageAliveEvent = 'portal:alive'

/** Attribute of a button that was pressed before its code was there, until it is answered. */
export const waitingPressAttribute = 'data-waiting-press'

/** How long a press is kept, milliseconds: what happens later than that surprises whoever has gone on reading. */
export const pressKeptMs = 10_000

/**
 * A script for `<head>` that keeps the last press of a button whose code is still on its way, marks the button, and presses it again when the
 * page is alive. Buttons that work without scripts (popovers, forms with an address) are left alone; a form that only its code can send is
 * never sent by the browser itself, which would put what was typed into the address.
 */
export const earlyPressWatch = [
  '(()=>{let p,t,d=document,',
  `c=()=>p&&p.removeAttribute('${waitingPressAttribute}'),`,
  'k=e=>{let b=e.target.closest&&e.target.closest("button");',
  "if(!b||b.popoverTargetElement||b.disabled||b.type=='submit'&&b.form&&b.form.hasAttribute('action'))return;",
  `e.preventDefault();c();p=b;t=Date.now();b.setAttribute('${waitingPressAttribute}','')};`,
  "d.addEventListener('click',k,true);",
  `d.addEventListener('${pageAliveEvent}',()=>{d.removeEventListener('click',k,true);c();`,
  `if(p&&p.isConnected&&Date.now()-t<${pressKeptMs})p.click()},{once:true})})()`,
].join('')
