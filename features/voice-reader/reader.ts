import { isLocale, type Locale } from '@/lib/i18n/locales'
import type { Speaker } from './speaker'
import { speakableAt, whatToSay, type ControlNames } from './what-to-say'

/** Rest after the last change of a selection before it is read, milliseconds (specification, section 9). */
export const selectionDelayMs = 150
/** Rest of the pointer or the focus on something before it is read, milliseconds (specification, section 9). */
export const pointDelayMs = 500

export interface ReaderOptions {
  speaker: Speaker
  /** Of the page; parts marked with the other language get its voice. */
  locale: Locale
  messages: ControlNames
}

/**
 * Reads out what is selected, pointed at or focused, each new thing in place of the one before; Escape stops the voice until the next
 * thing.
 * @returns stops the voice and the listening
 */
export function startReader({ speaker, locale, messages }: ReaderOptions): () => void {
  let selectionTimer: ReturnType<typeof setTimeout> | undefined
  let pointTimer: ReturnType<typeof setTimeout> | undefined
  let pointed: Element | null = null

  const forget = () => {
    clearTimeout(selectionTimer)
    clearTimeout(pointTimer)
  }
  const hush = () => {
    forget()
    speaker.hush()
  }
  const say = (text: string, place: Element | null) => {
    if (text !== '') speaker.say(text, languageOf(place, locale))
  }

  const waitForSelection = () => {
    clearTimeout(selectionTimer)
    selectionTimer = setTimeout(() => {
      const selection = document.getSelection()
      const text = selection?.toString().trim() ?? ''
      // What a person marks matters more than what the pointer happens to rest on.
      if (text !== '') clearTimeout(pointTimer)
      say(text, selection?.anchorNode?.parentElement ?? null)
    }, selectionDelayMs)
  }
  const waitForPoint = (event: Event) => {
    if (isDragging(event)) return
    const element = event.target instanceof Element ? speakableAt(event.target) : null
    // The pointer crosses many parts of one thing; that is one thing to say.
    if (element === pointed) return
    pointed = element
    clearTimeout(pointTimer)
    if (element)
      pointTimer = setTimeout(() => say(whatToSay(element, messages), element), pointDelayMs)
  }
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hush()
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('selectionchange', waitForSelection, { signal })
  document.addEventListener('pointerover', waitForPoint, { signal })
  document.addEventListener('focusin', waitForPoint, { signal })
  // Captured, because a dialog may keep the key to itself.
  document.addEventListener('keydown', stopOnEscape, { signal, capture: true })
  window.addEventListener('pagehide', hush, { signal })
  return () => {
    listening.abort()
    hush()
  }
}

/** A pressed pointer marks text; what it passes over is not meant. */
const isDragging = (event: Event) => event instanceof MouseEvent && event.buttons > 0

function languageOf(element: Element | null, fallback: Locale): Locale {
  const marked = element?.closest('[lang]')?.getAttribute('lang')
  return isLocale(marked) ? marked : fallback
}
