'use client'

import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '@phosphor-icons/react/ssr'
import { IconButton } from './icon-button'

export interface CarouselLabels {
  previous: string
  next: string
  /** Names of the button that stops and starts the changing by itself. */
  pause: string
  play: string
}

interface CarouselControlsProps {
  labels: CarouselLabels
  /** 0 is the first. */
  index: number
  count: number
  onGo: (index: number) => void
  /** Missing where nothing changes by itself. */
  autoplay?: { isPaused: boolean; onToggle: () => void } | undefined
}

/** Previous, position, pause and next on a white pill. After the last comes the first. */
export function CarouselControls({ labels, index, count, onGo, autoplay }: CarouselControlsProps) {
  return (
    <div className="inline-flex flex-wrap items-center justify-center rounded-full bg-surface px-0.5 shadow-3 noscript:hidden forced-colors:border">
      <IconButton label={labels.previous} onClick={() => onGo((index + count - 1) % count)}>
        <CaretLeftIcon aria-hidden="true" size={18} weight="bold" />
      </IconButton>
      <span
        aria-hidden="true"
        className="min-w-10 text-center text-small font-semibold tabular-nums text-heading"
      >
        {index + 1}/{count}
      </span>
      {autoplay && (
        <IconButton
          label={autoplay.isPaused ? labels.play : labels.pause}
          onClick={autoplay.onToggle}
        >
          {autoplay.isPaused ? (
            <PlayIcon aria-hidden="true" size={18} weight="fill" />
          ) : (
            <PauseIcon aria-hidden="true" size={18} weight="fill" />
          )}
        </IconButton>
      )}
      <IconButton label={labels.next} onClick={() => onGo((index + 1) % count)}>
        <CaretRightIcon aria-hidden="true" size={18} weight="bold" />
      </IconButton>
    </div>
  )
}
