'use client'

import { useEffect, useRef } from 'react'
import type { Sentence } from './read-text'
import type { ReadingState } from './reading'
import { bringIntoView, clearHighlight, highlight } from './show-place'

/** Rest after somebody has scrolled before the page follows the voice again, milliseconds. */
const handsOffMs = 5_000

/** Keys that scroll the page; on a control some of them do something else. */
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])
const isScrolling = ({ key, target }: KeyboardEvent) =>
  scrollKeys.has(key) &&
  !(
    target instanceof Element &&
    target.matches(key === ' ' ? 'a, button, summary, input, select' : 'input, select, textarea')
  )

/** Shows on the page what is being read, and keeps it in view unless the person is looking elsewhere. @param barHeight pixels covered at the lower edge */
export function useShownPlace(
  sentences: readonly Sentence[],
  { status, index, word }: ReadingState,
  barHeight: number,
): void {
  const movedAt = useRef(-handsOffMs)

  useEffect(() => {
    const note = ({ target }: Event) => {
      // Moving the bar's own slider is asking to be taken along.
      if (target instanceof Element && target.closest('.reading-bar')) return
      movedAt.current = performance.now()
    }
    const noteKey = (event: KeyboardEvent) => {
      if (isScrolling(event)) movedAt.current = performance.now()
    }
    window.addEventListener('wheel', note, { passive: true })
    window.addEventListener('touchmove', note, { passive: true })
    window.addEventListener('keydown', noteKey)
    return () => {
      window.removeEventListener('wheel', note)
      window.removeEventListener('touchmove', note)
      window.removeEventListener('keydown', noteKey)
      clearHighlight()
    }
  }, [])

  useEffect(() => {
    const sentence = sentences[index]
    if (sentence && (status === 'PLAYING' || status === 'PAUSED')) highlight(sentence, word)
    else clearHighlight()
  }, [sentences, status, index, word])

  useEffect(() => {
    const sentence = sentences[index]
    if (sentence && status === 'PLAYING' && performance.now() - movedAt.current >= handsOffMs)
      bringIntoView(sentence, barHeight)
  }, [sentences, status, index, barHeight])
}
