/** Tells the script below that React has attached its handlers; dispatched on `document` by the root layout and the last error page. */
export const hydratedEvent = 'portal:hydrated'

/** Attribute of a button that was pressed before its code was there, until it is answered. */
export const waitingAttribute = 'data-waiting'

/** How long a press is kept, milliseconds: what happens later than that surprises whoever has gone on reading. */
export const pressKeptMs = 10_000

/**
 * A script for `<head>` that keeps what people do before the code of the page is there, and does it again when the page is alive: what they
 * typed into fields, which React would not know of, and the last press of a button, which is marked until then (event replay).
 * Buttons that work without scripts (popovers, forms with an address) are left alone; a form that only its code can send is never sent
 * by the browser itself, which would put what was typed into the address.
 */
export const eventReplayScript = [
  '(()=>{let p,t,m=new Map,d=document,',
  `c=()=>p&&p.removeAttribute('${waitingAttribute}'),`,
  'i=({target:f})=>/^(INPUT|TEXTAREA)$/.test(f.tagName)&&!/^(checkbox|radio|file)$/.test(f.type)&&m.set(f,f.value),',
  'k=e=>{let b=e.target.closest&&e.target.closest("button");',
  "if(!b||b.popoverTargetElement||b.disabled||b.type=='submit'&&b.form&&b.form.hasAttribute('action'))return;",
  `e.preventDefault();c();p=b;t=Date.now();b.setAttribute('${waitingAttribute}','')};`,
  "d.addEventListener('input',i,true);d.addEventListener('click',k,true);",
  // A popover at the end of the document is opened as soon as it has arrived.
  "d.addEventListener('DOMContentLoaded',()=>{let b=p;if(b&&b.popoverTargetElement){c();p=0;b.click()}});",
  `d.addEventListener('${hydratedEvent}',async()=>{d.removeEventListener('input',i,true);d.removeEventListener('click',k,true);c();`,
  // React notices a value only where it differs from the one it has seen, which it notes in a property of the element's own.
  "for(let[f,v]of m)if(f.isConnected&&v){let s=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),'value').set;",
  // One after the other: a handler sees what the one before it has changed only in the next render.
  "f.value='';s.call(f,v);f.dispatchEvent(new Event('input',{bubbles:true}));await 0}",
  `if(p&&p.isConnected&&Date.now()-t<${pressKeptMs})p.click()},{once:true})})()`,
].join('')
