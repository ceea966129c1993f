import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { DocumentList } from '@/components/content/archives/document-list'
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
      <DocumentList documents={documents} />
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
