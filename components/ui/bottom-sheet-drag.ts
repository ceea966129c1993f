'use client'

import { useRef, useState, type PointerEvent } from 'react'
import { sheetOutcome, type SheetSize } from './bottom-sheet-size'

/** Shortest time between two updates of the height: about 60 in a second (specification, section 9). */
const updateEveryMs = 1000 / 60
/** A finger that moves less than this has pressed, not dragged, px. */
const pressMaxPx = 4

interface Grip {
  pointer: number
  startY: number
  /** From the top of the sheet to the finger, px. */
  offset: number
  updatedAt: number
}

const shareAt = (y: number, { offset }: Grip) =>
  Math.min(1, Math.max(0, 1 - (y - offset) / window.innerHeight))

/**
 * Lets a finger, pen or mouse change the height of a sheet. Put `handlers` on the part one can hold, which must let touches through
 * (`touch-action: none`); presses on buttons inside it stay presses.
 * @returns `share`, the part of the window's height while it is dragged, and null at rest
 */
export function useSheetDrag(onLetGo: (outcome: SheetSize | 'CLOSED') => void) {
  const grip = useRef<Grip | null>(null)
  const [share, setShare] = useState<number | null>(null)

  const end = (event: PointerEvent<HTMLElement>) => {
    if (grip.current?.pointer !== event.pointerId) return null
    const ended = grip.current
    grip.current = null
    setShare(null)
    return ended
  }

  return {
    share,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isButton = event.target instanceof Element && event.target.closest('button') !== null
        const top = event.currentTarget.closest('dialog')?.getBoundingClientRect().top
        if (isButton || event.button !== 0 || top === undefined) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = {
          pointer: event.pointerId,
          startY: event.clientY,
          offset: event.clientY - top,
          updatedAt: event.timeStamp,
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = grip.current
        if (held?.pointer !== event.pointerId || event.timeStamp - held.updatedAt < updateEveryMs)
          return
        held.updatedAt = event.timeStamp
        setShare(shareAt(event.clientY, held))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const held = end(event)
        if (held && Math.abs(event.clientY - held.startY) >= pressMaxPx)
          onLetGo(sheetOutcome(shareAt(event.clientY, held)))
      },
      onPointerCancel: end,
    },
  }
}
