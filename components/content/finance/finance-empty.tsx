import { useTranslations } from 'next-intl'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { Container } from '@/components/layout/container'
import { ChipNav } from '@/components/ui/chip-nav'
import { EmptyState } from '@/components/ui/empty-state'

/** A year without figures: the other years, and a way out. */
export function FinanceEmpty({ years }: { years: number[] }) {
  const t = useTranslations('finance')
  const [latest] = years
  return (
    <Container className="relative pb-18">
      <div className="-mt-10 min-h-15">
        {years.length > 0 && (
          <ChipNav
            label={t('yearNav')}
            chips={years.map((year) => ({
              label: String(year),
              href: financeAddress.href({ year }),
              isCurrent: false,
            }))}
          />
        )}
      </div>
      <div className="mt-6">
        <EmptyState
          image="/img/empty-archive.svg"
          text={t('empty')}
          link={{
            href:
              latest === undefined ? archiveAddress.path : financeAddress.href({ year: latest }),
            label: latest === undefined ? t('archive') : t('allYears'),
          }}
        />
      </div>
    </Container>
  )
}
