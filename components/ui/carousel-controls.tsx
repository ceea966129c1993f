'use client'

import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'

export interface CarouselWords {
  previous: string
  next: string
  /** Names of the button that stops and starts the changing by itself. */
  pause: string
  play: string
}

interface CarouselControlsProps {
  words: CarouselWords
  /** 0 is the first. */
  index: number
  count: number
  onGo: (index: number) => void
  /** Missing where nothing changes by itself. */
  autoplay?: { isPaused: boolean; onToggle: () => void } | undefined
}

/** Previous, position, pause and next on a white pill. After the last comes the first. */
export function CarouselControls({ words, index, count, onGo, autoplay }: CarouselControlsProps) {
  return (
    <div className="inline-flex flex-wrap items-center justify-center rounded-full bg-surface px-0.5 shadow-3 noscript:hidden forced-colors:border">
      <Control label={words.previous} onClick={() => onGo((index + count - 1) % count)}>
        <CaretLeftIcon aria-hidden="true" size={18} weight="bold" />
      </Control>
      <span aria-hidden="true" className="min-w-10 text-center text-small font-semibold tabular-nums text-heading">
        {index + 1}/{count}
      </span>
      {autoplay && (
        <Control label={autoplay.isPaused ? words.play : words.pause} onClick={autoplay.onToggle}>
          {autoplay.isPaused ? <PlayIcon aria-hidden="true" size={18} weight="fill" /> : <PauseIcon aria-hidden="true" size={18} weight="fill" />}
        </Control>
      )}
      <Control label={words.next} onClick={() => onGo((index + 1) % count)}>
        <CaretRightIcon aria-hidden="true" size={18} weight="bold" />
      </Control>
    </div>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-heading transition-colors duration-fast hover:bg-hejo-50 active:bg-hejo-100"
    >
      {children}
    </button>
  )
}
