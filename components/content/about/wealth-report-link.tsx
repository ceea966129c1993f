import { FileTextIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Leader } from '@/lib/schemas/about'

/** Where anyone can look up the wealth report of an official by name. */
const wealthReportSearch = 'https://elhkpn.kpk.go.id'

/** Leads to an official's own wealth report, or to the search for it. */
export function WealthReportLink({ leader }: { leader: Pick<Leader, 'name' | 'wealth_report'> }) {
  const t = useTranslations('about.leaders')
  const report = leader.wealth_report
  return (
    <Link
      href={report ?? wealthReportSearch}
      aria-label={t(report ? 'wealthReportOf' : 'wealthReportSearchOf', { name: leader.name })}
      className="inline-flex min-h-12 items-center gap-2 text-label text-link underline-offset-4 hover:text-link-hover hover:underline"
    >
      <FileTextIcon aria-hidden="true" size={20} />
      {t(report ? 'wealthReport' : 'wealthReportSearch')}
    </Link>
  )
}
