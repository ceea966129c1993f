import { useTranslations } from 'next-intl'
import { bodyCell, DataTable, headCell } from '@/components/content/about/data-table'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import type { FeedbackFigures, FeedbackIndex, FeedbackMonth } from '@/lib/schemas/feedback-index'
import { twoDecimals } from './two-decimals'

const number = `text-end tabular-nums ${bodyCell}`
const lastOfPhone = 'max-sm:pe-0!'
const wideOnly = 'pe-0! max-sm:hidden'
const none = '–'

/** Every month with answers, the latest first, and what those that are shown add up to. */
export function IndexTable({ index: { data, meta } }: { index: FeedbackIndex }) {
  const t = useTranslations('portal-index')
  const format = useFormatter()
  const caption = t('table')
  return (
    <ScrollRegion label={caption} className="wrap-normal">
      <DataTable caption={caption}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {t('columns.month')}
            </th>
            <th scope="col" className={`text-end! ${headCell}`}>
              {t('columns.answers')}
            </th>
            <th scope="col" className={`text-end! ${headCell}`}>
              {t('columns.index')}
            </th>
            <th scope="col" className={`text-end! ${lastOfPhone} ${headCell}`}>
              {t('columns.class')}
            </th>
            <th scope="col" className={`text-end! ${wideOnly} ${headCell}`}>
              {t('columns.rating')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row" className={`text-start font-normal ${bodyCell}`}>
                <MonthName month={month} />
              </th>
              <td className={number}>
                {month.answers === null ? t('withheld') : format.number(month.answers)}
              </td>
              <Figures figures={month.figures} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-bold text-heading">
          <tr>
            <th scope="row" className={`text-start ${bodyCell}`}>
              {t('total')}
            </th>
            <td className={number}>{format.number(meta.answers)}</td>
            <Figures figures={meta.figures} />
          </tr>
        </tfoot>
      </DataTable>
    </ScrollRegion>
  )
}

function MonthName({ month }: { month: FeedbackMonth }) {
  const t = useTranslations('portal-index')
  const format = useFormatter()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {format.dateTime(noonOf(`${month.month}-01`), { month: 'long', year: 'numeric' })}
      {month.is_running && <Tag tone="batu">{t('running')}</Tag>}
      {month.is_small_sample && month.figures !== null && <Tag tone="genteng">{t('small')}</Tag>}
    </span>
  )
}

function Figures({ figures }: { figures: FeedbackFigures | null }) {
  const format = useFormatter()
  return (
    <>
      <td className={number}>
        {figures === null ? none : format.number(figures.index, twoDecimals)}
      </td>
      <td className={`${number} ${lastOfPhone}`}>{figures?.class ?? none}</td>
      <td className={`${number} ${wideOnly}`}>
        {figures === null ? none : format.number(figures.rating, twoDecimals)}
      </td>
    </>
  )
}
