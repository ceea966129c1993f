import { useLocale, useTranslations } from 'next-intl'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'
import type { Choice } from '@/lib/schemas/complaints'
import { ChartCard, type ChartTables } from './chart-card'
import { RegionMap } from './region-map'
import { type CountedDays, statisticsCsvPath } from './statistics-csv-path'
import { useCountTable } from './use-count-table'

interface MonitoringMapProps {
  statistics: ComplaintStatistics
  days: CountedDays
  tables: ChartTables
  cities: readonly Choice[]
  /** The list of one region's complaints. */
  cityHref: (city: string) => string
}

/** Complaints by region as a map, a list, a table and a file. */
export function MonitoringMap({
  statistics: { total, by_city: regions },
  days,
  tables,
  cities,
  cityHref,
}: MonitoringMapProps) {
  const [t, locale] = [useTranslations('complaint-monitoring'), useLocale()]
  const tableOf = useCountTable()
  return (
    <section aria-labelledby="peta" className="mt-12">
      <h2 id="peta" className="text-h2">
        {t('mapTitle')}
      </h2>
      <p className="mt-1 text-text-2">{t('mapText')}</p>
      <div className="mt-5">
        <ChartCard
          id="menurut-wilayah"
          tables={tables}
          title={t('byCity')}
          table={tableOf(regions, total)}
          csvHref={statisticsCsvPath('city', locale, days)}
        >
          <RegionMap counted={regions} cities={cities} hrefOf={cityHref} />
        </ChartCard>
      </div>
    </section>
  )
}
