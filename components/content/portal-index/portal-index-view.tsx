import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MethodNotes } from '@/components/content/method-notes'
import { Container } from '@/components/layout/container'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { FeedbackIndex } from '@/lib/schemas/feedback-index'
import type { PortalChange } from '@/lib/schemas/portal-changes'
import { IndexFigures } from './index-figures'
import { IndexTable } from './index-table'
import { PortalChangesList } from './portal-changes-list'
import { TableHead } from '../table-head'

const points = ['aspects', 'index', 'classes', 'sample', 'privacy', 'delay'] as const
const indexApi = '/v1/public/feedback-index'

const retentionLink = (chunks: ReactNode) => (
  <Link
    href="/kebijakan-privasi#retention"
    className="text-link underline underline-offset-4 hover:text-link-hover"
  >
    {chunks}
  </Link>
)

/** The portal index below its banner: figures, months with download, what was changed, and how it is counted. */
export function PortalIndexView({
  index,
  changes,
}: {
  index: FeedbackIndex
  changes: readonly PortalChange[]
}) {
  const t = useTranslations('portal-index')
  return (
    <Container className="pb-18 pt-8">
      <section aria-labelledby="indeks">
        <h2 id="indeks" className="text-h3">
          {t('figuresTitle')}
        </h2>
        <p className="mt-2 max-w-[80ch] text-text-2">{t('origin')}</p>
        {index.meta.figures === null ? (
          <div className="mt-5">
            <EmptyState image="/img/empty-archive.svg" text={t('empty')} />
          </div>
        ) : (
          <IndexFigures index={index} />
        )}
      </section>
      {index.data.length > 0 && <Months index={index} />}
      <PortalChangesList changes={changes} />
      <section aria-labelledby="ikut" className="mt-12">
        <h2 id="ikut" className="text-h3">
          {t('giveTitle')}
        </h2>
        <p className="mt-2 max-w-[80ch]">
          {t.rich('giveText', {
            link: retentionLink,
          })}
        </p>
      </section>
      <MethodNotes
        title={t('methodTitle')}
        notes={points.map((point) => t(`method.${point}`))}
        api={(path) => t.rich('method.api', { path })}
        apiPath={indexApi}
      />
    </Container>
  )
}

/** The months as a table and a file. The table in it is the region of that name. */
function Months({ index }: { index: FeedbackIndex }) {
  const t = useTranslations('portal-index')
  const locale = useLocale()
  const { withheld_months: withheld } = index.meta
  const hasSmall = index.data.some((month) => month.is_small_sample && month.figures !== null)
  return (
    <section className="mt-8 rounded-card bg-surface p-5 shadow-0 md:p-8 forced-colors:border">
      <TableHead
        title={t('table')}
        href={`${indexApi}/csv?lang=${locale}`}
        download={t('download')}
      />
      <div className="mt-4">
        <IndexTable index={index} />
      </div>
      <div className="mt-5 max-w-[80ch] space-y-1.5 text-small text-text-2">
        {hasSmall && <p>{t('smallNote')}</p>}
        {withheld > 0 && <p>{t('withheldNote', { count: withheld })}</p>}
      </div>
    </section>
  )
}
