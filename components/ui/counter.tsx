'use client'

import { useState } from 'react'
import { useFormatter } from '@/lib/i18n/formatter'
import { useCountUp } from './use-count-up'

/** A whole number as dark split tiles, one for each digit, that counts up once when it comes into view; read out as one number, the final one. */
export function Counter({ value }: { value: number }) {
  const format = useFormatter()
  const [tiles, setTiles] = useState<HTMLElement | null>(null)
  const share = useCountUp(tiles)
  const final = format.number(value)
  const shown = digitsInto(final, Math.round(value * share))
  return (
    <p>
      <span className="sr-only print:not-sr-only">{final}</span>
      <span
        ref={setTiles}
        aria-hidden="true"
        className="flex flex-wrap items-end gap-1 sm:gap-1.5 print:hidden"
      >
        {shown.split('').map((sign, index) =>
          /\d/.test(sign) ? (
            <span
              key={index}
              className={
                'relative grid h-13 w-9 place-items-center overflow-hidden rounded-md bg-canopy ' +
                'text-h3 font-bold tabular-nums text-white sm:h-16 sm:w-11.5 sm:text-h1'
              }
            >
              <span className="absolute inset-x-0 top-0 h-1/2 bg-hejo-700" />
              <span className="relative">{sign}</span>
            </span>
          ) : (
            <span key={index} className="min-w-2 text-center text-h3 text-text-2">
              {sign}
            </span>
          ),
        )}
      </span>
    </p>
  )
}

/** Writes a number with the digits and separators of its final form, zeros in front, so that the tiles stay while it counts. */
function digitsInto(form: string, number: number): string {
  const digits = String(number).padStart(form.replace(/\D/g, '').length, '0')
  let next = 0
  return form.replace(/\d/g, () => digits[next++] ?? '0')
}
