import { useLayoutEffect } from 'react'

/** Parts added to the page's title: `error` and `step` before it, `page` instead of it. */
type TitlePart = 'error' | 'step' | 'page'

const held: { part: TitlePart; text: string }[] = []
/** The page's own title. */
let own = ''
/** The title last written here; any other was written by the page. */
let written = ''

const latest = (part: TitlePart) => held.findLast((each) => each.part === part)?.text

function put() {
  // Between two pages there is none; it is composed once there is one.
  if (document.title === '') return
  if (document.title !== written) own = document.title
  const step = latest('step')
  const title = `${latest('error') ?? ''}${step === undefined ? '' : `${step} - `}${latest('page') ?? own}`
  if (document.title !== title) document.title = title
  written = document.title
}

let watch: MutationObserver | null = null

/** The only writer of the title besides the pages. @returns removes the part; parts may come and go in any order */
function holdTitle(part: TitlePart, text: string) {
  const mine = { part, text }
  held.push(mine)
  put()
  // The page's own title may be written after its parts, as during hydration.
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
 * Adds a part to the page's title while the component is mounted, for tabs, history and screen readers: an error, the current step, or a
 * screen that replaces the page. Of two equal parts the later one wins.
 */
export function useTitlePart(part: TitlePart, text: string) {
  // In the same commit as the page: a new page must not keep the title of the previous screen.
  useLayoutEffect(() => holdTitle(part, text), [part, text])
}
