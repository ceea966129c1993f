import type { AboutText } from '@/lib/schemas/about'

type Plan = AboutText<'plan'>['plans'][number]

/** First and last year of a period such as `2024–2026`; null for any other. */
function yearsOf({ period }: Plan): { from: number; to: number } | null {
  const [, from, to] = /^(\d{4})–(\d{4})$/.exec(period) ?? []
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) }
}

const tones = ['bg-hejo-600', 'bg-mega-500', 'bg-pare-600']
const of = (years: number, all: number) => `${(years / all) * 100}%`

/** The plans that have years as bars on one scale of time. The table of the page says the same, so the drawing is hidden from screen readers. */
export function PlanYears({ plans }: { plans: readonly Plan[] }) {
  const dated = plans.flatMap((plan) => {
    const years = yearsOf(plan)
    return years ? [{ ...plan, ...years }] : []
  })
  if (dated.length < 2) return null
  const start = Math.min(...dated.map(({ from }) => from))
  const all = Math.max(...dated.map(({ to }) => to)) + 1 - start
  return (
    <ul aria-hidden="true" className="mt-6 space-y-4 border-t border-line pt-6">
      {dated.map(({ name, period, from, to }, at) => (
        <li key={name}>
          <p className="flex flex-wrap justify-between gap-x-4 text-small">
            <span className="font-[650] text-heading">{name}</span>
            <span className="tabular-nums text-text-2">{period}</span>
          </p>
          <span className="relative mt-1.5 block h-3 rounded-full bg-batu-100 forced-colors:border">
            <span
              className={`absolute inset-y-0 rounded-full [print-color-adjust:exact] forced-colors:bg-[CanvasText] ${tones[at % tones.length]}`}
              style={{ insetInlineStart: of(from - start, all), width: of(to + 1 - from, all) }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
