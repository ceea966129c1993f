import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import { aspects } from '@/lib/schemas/feedback'
import type { FeedbackIndex } from '@/lib/schemas/feedback-index'
import { twoDecimals } from './two-decimals'

const panel =
  'flex flex-col rounded-panel bg-surface p-4 shadow-0 sm:p-5 md:p-6 forced-colors:border'

/** The index of all months that are shown, how many answers it is made of, and the score of each aspect. */
export function IndexFigures({ index: { data, meta } }: { index: FeedbackIndex }) {
  const [t, questions, format] = [
    useTranslations('portal-index'),
    useTranslations('feedback.aspects'),
    useFormatter(),
  ]
  const { figures, answers, is_small_sample: isSmall } = meta
  if (figures === null) return null
  const shown = [
    {
      name: t('figures.index'),
      figure: format.number(figures.index, twoDecimals),
      note: t('figures.indexNote', {
        class: figures.class,
        name: t(`classes.${figures.class}`),
      }),
    },
    {
      name: t('figures.answers'),
      figure: format.number(answers),
      note: t('figures.answersNote', { months: data.length - meta.withheld_months }),
      isSmall,
    },
    {
      name: t('figures.rating'),
      figure: format.number(figures.rating, twoDecimals),
      note: t('figures.ratingNote'),
    },
  ]
  return (
    <>
      <dl className="mt-5 grid gap-4 sm:grid-cols-3 md:gap-5">
        {shown.map(({ name, figure, note, isSmall: isMarked = false }) => (
          <div key={name} className={panel}>
            <dt className="text-small font-semibold text-text-2">{name}</dt>
            <dd className="mt-1">
              <span className="block text-h2 tabular-nums text-link">{figure}</span>
              <span className="mt-1 block text-small text-text-2">{note}</span>
              {isMarked && (
                <span className="mt-2 block">
                  <Tag tone="genteng">{t('small')}</Tag>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 text-h4">{t('aspectsTitle')}</h3>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {aspects.map((aspect) => (
          <div
            key={aspect}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3"
          >
            <dt>{questions(aspect)}</dt>
            <dd className="shrink-0 font-bold tabular-nums text-heading">
              {format.number(figures.aspects[aspect], twoDecimals)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
