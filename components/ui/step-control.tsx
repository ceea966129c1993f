'use client'

import { MinusIcon, PlusIcon } from '@phosphor-icons/react/ssr'
import { useId } from 'react'

interface StepControlProps {
  label: string
  /** The present value as a person reads it: "120%". */
  value: string
  decreaseLabel: string
  increaseLabel: string
  isAtMin: boolean
  isAtMax: boolean
  onStep: (direction: -1 | 1) => void
}

const stepButton =
  'grid size-11 place-items-center rounded-md bg-surface text-heading shadow-0 hover:bg-subtle ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-text-3 aria-disabled:shadow-none'

/**
 * A value that goes up and down in steps. The value is an `<output>`, which screen readers say when it changes. At an end the button
 * stays where it is and keeps the focus, marked as unavailable.
 */
export function StepControl({
  label,
  value,
  decreaseLabel,
  increaseLabel,
  isAtMin,
  isAtMax,
  onStep,
}: StepControlProps) {
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
    >
      <span id={id} className="text-label text-heading">
        {label}
      </span>
      <span className="flex items-center gap-1 rounded-btn bg-sunken p-1">
        <StepButton
          label={decreaseLabel}
          isAtEnd={isAtMin}
          onPress={() => onStep(-1)}
          Icon={MinusIcon}
        />
        <output className="min-w-16 px-1 text-center text-label text-heading tabular-nums">
          {value}
        </output>
        <StepButton
          label={increaseLabel}
          isAtEnd={isAtMax}
          onPress={() => onStep(1)}
          Icon={PlusIcon}
        />
      </span>
    </fieldset>
  )
}

interface StepButtonProps {
  label: string
  isAtEnd: boolean
  onPress: () => void
  Icon: typeof MinusIcon
}

const StepButton = ({ label, isAtEnd, onPress, Icon }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isAtEnd || undefined}
    onClick={isAtEnd ? undefined : onPress}
    className={stepButton}
  >
    <Icon aria-hidden="true" size="1.25rem" weight="bold" />
  </button>
)
