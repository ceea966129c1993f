'use client'

import { CheckIcon, CopyIcon } from '@phosphor-icons/react'
import { Fragment } from 'react'
import { useCopy } from './use-copy'

interface CopyBoxProps {
  label: string
  value: string
  copyLabel: string
  copiedLabel: string
  failedLabel: string
  /** Size of the value. */
  className: string
  /** Shown in groups of at most five letters, as people copy by hand; what is selected or copied has no gaps. */
  isGrouped?: boolean
}

const groupMax = 5
/** Of equal length as far as they can be: a last letter that stands alone is overlooked. */
function groupsOf(value: string): string[] {
  const count = Math.ceil(value.length / groupMax)
  const start = (at: number) => Math.round((at * value.length) / count)
  return Array.from({ length: count }, (_, at) => value.slice(start(at), start(at + 1)))
}

/** Something to keep, with a button that copies it; says what came of it. */
export function CopyBox({
  label,
  value,
  copyLabel,
  copiedLabel,
  failedLabel,
  className,
  isGrouped = false,
}: CopyBoxProps) {
  const { outcome, copy } = useCopy(value)
  return (
    <div className="rounded-lg bg-subtle py-2 pe-2 ps-4 text-start">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-text-2">
          {label}{' '}
          <span aria-live="polite" className="font-semibold text-hejo-700">
            {outcome === 'copied' && copiedLabel}
            {outcome === 'failed' && failedLabel}
          </span>
        </p>
        <button
          type="button"
          aria-label={copyLabel}
          onClick={() => void copy()}
          className="grid size-11 shrink-0 place-items-center rounded-md bg-surface text-link shadow-0 hover:bg-hejo-100"
        >
          {outcome === 'copied' ? (
            <CheckIcon aria-hidden="true" size={20} weight="bold" />
          ) : (
            <CopyIcon aria-hidden="true" size={20} weight="bold" />
          )}
        </button>
      </div>
      <p
        // Lines end behind the gaps between groups, never inside of one, and none begins with a gap.
        className={`pb-1 font-bold tabular-nums text-heading ${isGrouped ? 'whitespace-nowrap text-balance' : 'break-all'} ${className}`}
      >
        {(isGrouped ? groupsOf(value) : [value]).map((group, at) => (
          <Fragment key={at}>
            {at > 0 && (
              <>
                <span aria-hidden="true" className="inline-block w-2.5" />
                <wbr />
              </>
            )}
            {group}
          </Fragment>
        ))}
      </p>
    </div>
  )
}
