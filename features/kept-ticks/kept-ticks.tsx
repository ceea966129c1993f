'use client'

import { useEffect, useRef, useState } from 'react'
import { keepTicks, readTicks, watchTicks } from '@/lib/device/ticks'

const nameOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent ?? ''
const boxesIn = (fieldset: Element | null | undefined) => [
  ...(fieldset?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
]

interface KeptTicksProps {
  /** Names the list on this device. */
  list: string
  /** Says that ticks stay on this device. */
  note: string
  clear: string
}

/**
 * Keeps the ticks of the fieldset it stands in on this device, by the words beside them, so that a list which editors change loses only what
 * changed. The list itself comes from the server and works without it; that they are kept is said once they are.
 */
export function KeptTicks({ list, note, clear }: KeptTicksProps) {
  const place = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  /** False until they are kept, and where the browser refuses to. */
  const [areKept, setAreKept] = useState(false)

  useEffect(() => {
    const fieldset = place.current?.closest('fieldset')
    const ticked = () =>
      boxesIn(fieldset)
        .filter(({ checked }) => checked)
        .map(nameOf)
    const keep = () => {
      const shown = boxesIn(fieldset).map(nameOf)
      // The same list in another language has other words; who looks at it there loses nothing here.
      const elsewhere = readTicks(list).filter((name) => !shown.includes(name))
      const names = ticked()
      setAreKept(keepTicks(list, [...elsewhere, ...names]))
      setCount(names.length)
    }
    const stored = readTicks(list)
    // A tick that was made before this code arrived stays.
    for (const box of boxesIn(fieldset)) box.checked ||= stored.includes(nameOf(box))
    keep()
    fieldset?.addEventListener('change', keep)
    // Two tabs with the same list would each undo what the other keeps.
    const stopWatching = watchTicks(list, (names) => {
      for (const box of boxesIn(fieldset)) box.checked = names.includes(nameOf(box))
      setCount(ticked().length)
    })
    return () => {
      fieldset?.removeEventListener('change', keep)
      stopWatching()
    }
  }, [list])

  const clearAll = () => {
    const boxes = boxesIn(place.current?.closest('fieldset'))
    for (const box of boxes) box.checked = false
    keepTicks(list, [])
    setCount(0)
    // The button goes away with the last tick; whoever pressed it stays in the list.
    boxes[0]?.focus()
  }

  return (
    <div ref={place} className="print:hidden">
      {areKept && <p className="text-small text-text-2">{note}</p>}
      {count > 0 && (
        <button
          type="button"
          onClick={clearAll}
          className="min-h-11 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
        >
          {clear}
        </button>
      )}
    </div>
  )
}
