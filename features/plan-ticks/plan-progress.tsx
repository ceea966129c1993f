'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { LeafParts } from '@/components/ui/progress-bar'
import { clearTicks, forgetChange, useAreKept, useIsChanged, useTicks } from './ticks'

/** How many of the shown steps are done, where that is kept if it is, and a way to begin again. */
export function PlanProgress({ plan, steps }: { plan: string; steps: readonly string[] }) {
  const t = useTranslations('plan-ticks')
  const ticks = useTicks(plan)
  const areKept = useAreKept()
  const count = useRef<HTMLParagraphElement>(null)
  const isChanged = useIsChanged(plan)
  const done = steps.filter((step) => ticks.has(step)).length
  const progress = t('done', { done, all: steps.length })
  useEffect(() => forgetChange, [])
  return (
    <div className="scripts-only no-print">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p ref={count} tabIndex={-1} className="text-label tabular-nums text-heading">
          {progress}
        </p>
        <LiveRegion message={isChanged ? progress : ''} />
        <button
          type="button"
          disabled={done === 0}
          onClick={() => {
            clearTicks(plan)
            // The button goes away with the last tick; what has the focus then is heard by that.
            count.current?.focus()
          }}
          className="min-h-11 text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover disabled:invisible"
        >
          {t('clear')}
        </button>
      </div>
      <LeafParts tones={steps.map((_, at) => (at < done ? 'sent' : 'open'))} />
      {areKept && <p className="mt-2 text-small text-text-2">{t('kept')}</p>}
    </div>
  )
}
