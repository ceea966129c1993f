import { useLayoutEffect } from 'react'

/** What may be said in the title beside the page's own words: `error` and `step` before them, `page` in their place. */
type TitlePart = 'error' | 'step' | 'page'

const held: { part: TitlePart; text: string }[] = []
/** The page's own title. */
let own = ''
/** The title as it was last written here; anything else was written by the page. */
let written = ''

const latest = (part: TitlePart) => held.findLast((each) => each.part === part)?.text

function put() {
  // Between two pages there is none; it is composed as soon as one comes.
  if (document.title === '') return
  if (document.title !== written) own = document.title
  const step = latest('step')
  const title = `${latest('error') ?? ''}${step === undefined ? '' : `${step} - `}${latest('page') ?? own}`
  if (document.title !== title) document.title = title
  written = document.title
}

let watch: MutationObserver | null = null

/** The only writer of the title but the pages themselves. @returns takes the part back; the order in which parts come and go does not matter */
function holdTitle(part: TitlePart, text: string) {
  const mine = { part, text }
  held.push(mine)
  put()
  // The page's own title may be written after its parts are there, as while the page comes to life.
  watch ??= new MutationObserver(put)
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    held.splice(held.indexOf(mine), 1)
    put()
    if (held.length > 0) return
    watch?.disconnect()
    written = ''
  }
}

/**
 * Says something in the page's title while the component stands, for tabs, history and screen readers: that something is wrong, which step
 * shows, or what stands in the place of the page. Of two equal parts the later one is said.
 */
export function useTitlePart(part: TitlePart, text: string) {
  // In the same commit as the page: a new page must not be called by the name of a screen that is gone.
  useLayoutEffect(() => holdTitle(part, text), [part, text])
}
