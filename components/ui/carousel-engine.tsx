'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { addTolerances, tapTolerancePx } from './carousel-gestures'

export interface DrivenRow {
  /** Stops of the row; fewer than slides where several fit side by side. */
  stops: number
  /** Positions of the slides a person can see; empty until that is known. */
  inView: readonly number[]
}

export interface CarouselEngineProps {
  /** Holds one list of slides; must clip while the engine drives it, so that the row moves only through the engine. */
  viewport: HTMLElement
  /** The list that moves, where it is not the first thing in the viewport. */
  list?: HTMLElement
  /** After the last comes the first. */
  isEndless?: boolean
  /** A mouse selects words instead of pulling the row. */
  isForFingers?: boolean
  /** The stop to be at; 0 is the first. */
  index: number
  isAnimated: boolean
  /** The row turned, by a swipe or on request. */
  onIndexChange: (index: number) => void
  /** The engine took the row over, or (null) let it go. */
  onDrive: (row: DrivenRow | null) => void
}

/** Drives a row with Embla: swipe, snap, keyboard focus. Draws nothing; in a file of its own so that it loads only near a row in view. */
export function CarouselEngine({
  viewport,
  list,
  isEndless = false,
  isForFingers = false,
  index,
  isAnimated,
  onIndexChange,
  onDrive,
}: CarouselEngineProps) {
  const [startIndex] = useState(index)
  const [attach, api] = useEmblaCarousel({
    align: 'start',
    dragThreshold: tapTolerancePx,
    inViewThreshold: 0.1,
    startIndex,
    container: list ?? null,
    loop: isEndless,
    watchDrag: (_, event) => !isForFingers || !(event instanceof MouseEvent),
  })
  const indexChanged = useEffectEvent(onIndexChange)
  const drives = useEffectEvent(onDrive)

  useEffect(() => {
    attach(viewport)
    return () => attach(null)
  }, [viewport, attach])

  useEffect(() => {
    if (!api) return undefined
    const reportRow = () =>
      drives({ stops: api.scrollSnapList().length, inView: api.slidesInView() })
    const reportIndex = () => indexChanged(api.selectedScrollSnap())
    const removeTolerances = addTolerances(api, viewport)
    api.on('select', reportIndex).on('reInit', reportRow).on('slidesInView', reportRow)
    reportRow()
    reportIndex()
    // A finger may have scrolled the plain row already; Embla moves the list inside and counts from its start.
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    return () => {
      api.off('select', reportIndex).off('reInit', reportRow).off('slidesInView', reportRow)
      removeTolerances()
      drives(null)
    }
  }, [api, viewport])

  useEffect(() => {
    // Already there after a swipe; asking again would cut its glide short.
    if (api && api.selectedScrollSnap() !== index) api.scrollTo(index, !isAnimated)
  }, [api, index, isAnimated])

  return null
}
