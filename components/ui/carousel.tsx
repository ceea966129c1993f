'use client'

import { useRef, useState, type ReactNode } from 'react'
import { CarouselControls, type CarouselWords } from './carousel-controls'
import type { DrivenRow } from './carousel-engine'
import { CarouselMotor } from './carousel-motor'
import { LiveRegion } from './live-region'
import { scrollToSlide, slideInFront } from './plain-row'
import { useAutoplay } from './use-autoplay'
import { useMotionAllowed } from './use-motion-allowed'

interface CarouselSlide {
  key: string
  /** Position and title in words, such as "2 dari 6: Desa Digital"; announced when a person turns to it. */
  name: string
  content: ReactNode
}

interface CarouselProps {
  /** Names the region. */
  label: string
  words: CarouselWords
  slides: readonly CarouselSlide[]
  /** Turns by itself every so many milliseconds; never where motion is unwanted or while a person is at it. */
  autoplayMs?: number
  /** A grid of three columns from 1024 px on; only narrower screens get a row. */
  isGridOnDesktop?: boolean
}

/** Room for focus rings and shadows, which a clipping row would cut off; on phones up to the edge of the screen, so that the next slide peeks. */
const room = 'relative -mx-5 -my-3 px-5 py-3 scroll-px-5 [scrollbar-width:none]'
const plain = 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain'
const driven = 'touch-pan-y touch-pinch-zoom overflow-hidden'
const gridFromLarge = {
  viewport: 'lg:mx-0 lg:px-0 lg:overflow-visible',
  list: 'lg:grid lg:grid-cols-3 lg:gap-7',
  slide: 'lg:w-auto',
  controls: 'lg:hidden',
}
const rowEverywhere = { viewport: '', list: '', slide: '', controls: '' }

/**
 * A row of slides, 16 px apart. Without scripts, before the engine arrives, and where it cannot be loaded: a row that scrolls sideways and
 * snaps. With it: swiping, previous and next, the position announced, slides out of view inert.
 */
export function Carousel({
  label,
  words,
  slides,
  autoplayMs,
  isGridOnDesktop = false,
}: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [row, setRow] = useState<DrivenRow | null>(null)
  // Known before the next frame, when the scroll event of the engine's start arrives.
  const isDriven = useRef(false)
  const [index, setIndex] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const isAnimated = useMotionAllowed()
  const stops = row?.stops ?? slides.length
  const look = isGridOnDesktop ? gridFromLarge : rowEverywhere

  const turnTo = (next: number) => {
    setIndex(next)
    if (viewport && !row) scrollToSlide(viewport, next, isAnimated)
  }
  const turnAndTell = (next: number) => {
    turnTo(next)
    // At the last stop the last slide is in view, and with it the end of the row.
    setAnnouncement(slides[next === stops - 1 ? slides.length - 1 : next]?.name ?? '')
  }
  const turnByItself = () => {
    turnTo((index + 1) % stops)
    setAnnouncement('')
  }
  const autoplay = useAutoplay({ everyMs: autoplayMs, onTick: turnByItself })

  return (
    <section aria-label={label} {...autoplay.holdProps}>
      <div
        ref={setViewport}
        onScroll={(event) => !isDriven.current && setIndex(slideInFront(event.currentTarget))}
        className={`${room} ${row ? driven : plain} ${look.viewport}`}
      >
        <ul className={`flex gap-4 ${look.list}`}>
          {slides.map((slide, position) => (
            <li
              key={slide.key}
              inert={row !== null && row.inView.length > 0 && !row.inView.includes(position)}
              className={`w-73 max-w-full shrink-0 snap-start ${look.slide}`}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {stops > 1 && (
        <div className={`mt-5 flex justify-end ${look.controls}`}>
          <CarouselControls
            words={words}
            index={index}
            count={stops}
            onGo={turnAndTell}
            autoplay={
              autoplay.isOffered
                ? { isPaused: autoplay.isPaused, onToggle: autoplay.togglePaused }
                : undefined
            }
          />
        </div>
      )}
      <LiveRegion message={announcement} />
      {viewport && (
        <CarouselMotor
          viewport={viewport}
          media={isGridOnDesktop ? '(width < 64rem)' : 'all'}
          index={index}
          isAnimated={isAnimated}
          onTurn={setIndex}
          onDrive={(next) => {
            isDriven.current = next !== null
            setRow(next)
          }}
        />
      )}
    </section>
  )
}
