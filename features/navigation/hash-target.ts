import { allowsMotion } from '@/lib/accessibility/allows-motion'

/** Longest time a smooth scroll is given, for browsers that do not say when it ends, milliseconds. */
const smoothMaxMs = 1_500

/** The element a fragment such as `#syarat` names; null for none. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.replace(/^#/, '')
  if (name === '') return null
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return null
  }
}

let ending: ReturnType<typeof setTimeout> | undefined

function scrollAtOnceAgain() {
  clearTimeout(ending)
  document.removeEventListener('scrollend', scrollAtOnceAgain)
  document.documentElement.style.scrollBehavior = ''
}

/**
 * Makes jumps to a fragment glide until `glideEndsSoon` has seen one. Not for good: a page that always scrolled smoothly would also
 * glide when a dialog gives the position back. The offset of 150 px is the page's scroll-padding (styles/base.css).
 */
export function glide() {
  if (!allowsMotion()) return
  scrollAtOnceAgain()
  document.documentElement.style.scrollBehavior = 'smooth'
}

/** The jump is happening now; what scrolls after it does so at once again. */
export function glideEndsSoon() {
  document.addEventListener('scrollend', scrollAtOnceAgain)
  clearTimeout(ending)
  ending = setTimeout(scrollAtOnceAgain, smoothMaxMs)
}
