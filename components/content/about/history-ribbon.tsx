import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { AboutText } from '@/lib/schemas/about'

type Milestone = AboutText<'history'>['milestones'][number]

/** Fragment of an event in the timeline. */
export const milestoneAnchor = (index: number) => `peristiwa-${index + 1}`

interface HistoryRibbonProps {
  introduction: string
  milestones: readonly Milestone[]
}

/** The events that have a drawing, oldest first on one line of time; each leads to its entry in the timeline. */
export function HistoryRibbon({ introduction, milestones }: HistoryRibbonProps) {
  const t = useTranslations('about.history')
  const drawn = milestones.flatMap((milestone, index) =>
    milestone.picture === null ? [] : [{ ...milestone, index, picture: milestone.picture }],
  )
  return (
    <div className="banner-panel px-5 py-6 md:px-8 md:py-7">
      <p className="text-lead">{introduction}</p>
      {drawn.length > 0 && (
        <nav aria-label={t('ribbon')} className="mt-6">
          <ol className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:gap-x-5">
            {drawn.map(({ index, when, title, picture }) => (
              <li key={index} className="group relative">
                <div className="overflow-hidden rounded-leaf-lg bg-hejo-700">
                  <img
                    src={`/img/history/${picture}.svg`}
                    alt=""
                    width={240}
                    height={180}
                    className="h-auto w-full"
                  />
                </div>
                <div
                  aria-hidden="true"
                  className="mt-3 flex items-center gap-2 after:h-0.5 after:flex-1 after:rounded-full after:bg-pare-200/40"
                >
                  <span className="size-3.5 rounded-leaf-sm bg-pare-200" />
                </div>
                <Link href={`#${milestoneAnchor(index)}`} className="card-link mt-2 block">
                  <span className="block text-small font-[650] tabular-nums text-pare-200">
                    {when}
                  </span>{' '}
                  <span className="block font-semibold group-hover:underline">{title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
