import { CheckIcon } from '@phosphor-icons/react/ssr'

interface StepperProps {
  /** Names the list, such as "Langkah aduan". */
  label: string
  steps: readonly string[]
  /** 1 is the first step. */
  current: number
  /** Read before the name of a finished step, such as "selesai". */
  doneLabel: string
}

const leaf =
  'grid size-9 shrink-0 place-items-center rounded-leaf-sm text-label tabular-nums forced-colors:border'

/** Progress of steps: leaf numbers on a line, gold for the current one, a tick for done. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col huge-text:grid-flow-row huge-text:grid-cols-2 huge-text:gap-y-4"
    >
      {steps.map((step, index) => {
        const number = index + 1
        const isDone = number < current
        const isNow = number === current
        const classes = isDone
          ? 'bg-brand text-on-brand'
          : isNow
            ? 'bg-accent text-on-accent ring-2 ring-inset ring-pare-900 ' +
              'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
            : 'bg-surface text-text-2 ring-[1.5px] ring-inset ring-control'
        return (
          <li key={step} aria-current={isNow ? 'step' : undefined} className="min-w-0">
            <div className="flex items-center">
              <span className={`${leaf} ${classes}`}>
                {isDone ? <CheckIcon aria-hidden="true" size={18} weight="bold" /> : number}
              </span>
              {number < steps.length && (
                <span
                  aria-hidden="true"
                  className={`mx-1.5 h-0.75 min-w-0 flex-1 rounded-full forced-colors:bg-[CanvasText] ${isDone ? 'bg-brand' : 'bg-line-strong'}`}
                />
              )}
            </div>
            <p
              className={`mt-2.5 pe-2 text-micro leading-tight sm:text-small sm:font-semibold ${isDone ? 'text-link' : isNow ? 'text-heading' : 'text-text-3'}`}
            >
              {isDone && <span className="sr-only">{doneLabel}:</span>} {step}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
