import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Governor } from '@/lib/schemas/about'
import { bodyCell, headCell, DataTable } from './data-table'

/** The governors, the latest first; acting ones are marked in words. */
export function GovernorsTable({ governors }: { governors: readonly Governor[] }) {
  const t = useTranslations('about.governors')
  return (
    <DataTable caption={t('caption')}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {t('name')}
          </th>
          <th scope="col" className={`w-2/5 pe-0! ${headCell}`}>
            {t('years')}
          </th>
        </tr>
      </thead>
      <tbody>
        {governors.toReversed().map((governor) => (
          <tr key={`${governor.name} ${governor.from}`}>
            <th scope="row" className={`text-start font-normal ${bodyCell}`}>
              <span className="me-2 font-[650] text-heading">{governor.name}</span>
              {governor.is_acting && <Tag tone="mega">{t('acting')}</Tag>}
              {governor.note && (
                <span className="block text-small text-text-2">{governor.note}</span>
              )}
            </th>
            <td className={`pe-0! tabular-nums ${bodyCell}`}>{governor.years}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
