import { useTranslations } from 'next-intl'
import type { OverviewFigure } from '@/lib/schemas/overview'

const variants = {
  canopy: { panel: 'banner-panel', value: 'text-pare-200', quiet: 'text-on-dark-2' },
  tint: {
    panel: 'bg-subtle shadow-0 forced-colors:border',
    value: 'text-hejo-700',
    quiet: 'text-text-2',
  },
  white: {
    panel: 'bg-surface shadow-0 forced-colors:border',
    value: 'text-link',
    quiet: 'text-text-2',
  },
} as const

interface FiguresProps {
  figures: readonly OverviewFigure[]
  variant: keyof typeof variants
  /** Columns and gaps. */
  className: string
}

/** Large tabular numbers on leaf panels, each with what it counts, its year and its source. */
export function Figures({ figures, variant, className }: FiguresProps) {
  const t = useTranslations('overview')
  const { panel, value, quiet } = variants[variant]
  return (
    <dl className={`grid ${className}`}>
      {figures.map((figure) => (
        <div key={figure.label} className={`flex flex-col rounded-panel p-6 lg:p-7.5 ${panel}`}>
          <dt
            className={`order-2 mt-1.5 text-label ${variant === 'canopy' ? 'text-white' : 'text-heading'}`}
          >
            {figure.label}
          </dt>
          <dd
            className={`order-first mb-2 text-label ${variant === 'canopy' ? 'text-white' : 'text-heading'}`}
          >
            {t('figureYear', { year: figure.as_of })}
          </dd>
          <dd className={`order-1 flex flex-wrap items-baseline gap-x-2.5 font-bold ${value}`}>
            <span
              className={`tabular-nums tracking-[-0.03em] ${variant === 'white' ? 'text-h2' : 'text-h1'}`}
            >
              {figure.value}
            </span>{' '}
            <span className="text-lead">{figure.unit}</span>
          </dd>
          <dd className={`order-3 mt-auto pt-3 text-small ${quiet}`}>
            {t('figureSource', { source: figure.source })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
