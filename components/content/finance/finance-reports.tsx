import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { DocumentRow } from '@/components/content/archives/document-row'
import { Link } from '@/components/ui/link'
import type { ArchiveItem } from '@/lib/schemas/archives'

/** The newest documents of regional finance; nothing while there are none. */
export function FinanceReports({
  documents,
  allHref,
}: {
  documents: ArchiveItem[]
  allHref: string
}) {
  const t = useTranslations('finance')
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="dokumen-keuangan" className="mt-12">
      <h2 id="dokumen-keuangan" className="text-h3">
        {t('reports')}
      </h2>
      <ul className="mt-5 divide-y divide-line rounded-card bg-surface shadow-0 forced-colors:border">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
      <Link
        href={allHref}
        className="mt-4 inline-flex min-h-11 items-center gap-2 text-label text-link underline-offset-4 hover:underline"
      >
        {t('allReports')}
        <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
      </Link>
    </section>
  )
}
