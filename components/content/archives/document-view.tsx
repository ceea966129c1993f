import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'
import { ExampleTag } from '@/components/ui/example-tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ArchiveDetail } from '@/lib/schemas/archives'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { AccessibleCopy } from './accessible-copy'
import { DocumentBlocks } from './document-blocks'
import { DocumentIcon } from './document-icon'
import { DownloadLink } from './download-link'
import { useFileLabels } from './use-file-labels'

interface DocumentViewProps {
  document: ArchiveDetail
  /** Address of the page, absolute. */
  url: string
  contactEmail: string
  /** Actions for the page. */
  share?: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** The preview of a document: what it says, as a page, beside the facts of its file. */
export function DocumentView({ document, url, contactEmail, share, feedback }: DocumentViewProps) {
  const [t, common, locale] = [useTranslations('archives'), useTranslations('common'), useLocale()]
  const lang = document.lang === locale ? undefined : document.lang
  return (
    <Container className="pb-18 pt-8">
      <Breadcrumb
        items={[
          { label: t('title'), href: archiveAddress.path },
          {
            label: document.category,
            href: archiveAddress.href({ topic: document.category_slug }),
          },
        ]}
      />
      <div className="mt-6 max-w-[68ch]">
        {document.is_demo && <ExampleTag />}
        <h1 className="mt-3 text-h1 text-balance" lang={lang}>
          {document.title}
        </h1>
        <p className="mt-3 text-lead text-text-2" lang={lang}>
          {document.description}
        </p>
        {lang && <p className="mt-3 text-small text-text-2">{common('untranslated')}</p>}
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
        <section
          aria-labelledby="isi"
          className="min-w-0 rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-7"
        >
          <h2 id="isi" className="sr-only">
            {t('document.contents')}
          </h2>
          {document.is_demo && (
            <div className="mb-7">
              <InlineMessage tone="info">{t('document.demoNote')}</InlineMessage>
            </div>
          )}
          <DocumentBlocks blocks={document.blocks} lang={lang} />
        </section>
        <div className="min-w-0 space-y-6">
          <FileCard document={document} />
          <AccessibleCopy title={document.title} url={url} email={contactEmail} />
        </div>
      </div>
      {share && <div className="mt-8 print:hidden">{share}</div>}
      {feedback}
    </Container>
  )
}

function FileCard({ document }: { document: ArchiveDetail }) {
  const [t, format] = [useTranslations('archives.document'), useFormatter()]
  const { type, size, pages } = useFileLabels(document)
  return (
    <aside
      aria-labelledby="berkas"
      className="rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-7"
    >
      <div className="flex items-center gap-4">
        <DocumentIcon mimetype={document.mimetype} />
        <h2 id="berkas" className="text-h4">
          {t('facts')}
        </h2>
      </div>
      <dl className="mt-5 space-y-3 text-body">
        <Fact name={t('type')}>{type}</Fact>
        {pages && <Fact name={t('length')}>{pages}</Fact>}
        <Fact name={t('size')}>{size ?? t('unknownSize')}</Fact>
        <Fact name={t('year')}>{document.year}</Fact>
        <Fact name={t('date')}>
          {format.dateTime(new Date(document.created_at), { dateStyle: 'long' })}
        </Fact>
        <Fact name={t('maker')}>{document.created_by.name}</Fact>
      </dl>
      <DownloadLink document={document} variant="primary" className="mt-6 w-full" />
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="text-label text-heading">{t('official')}</h3>
        <p className="mt-1 text-small text-text-2">
          {t('officialText', { name: document.official.name })}
        </p>
        <Link
          href={document.official.url}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
        >
          {new URL(document.official.url).host}
        </Link>
      </div>
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-2">{name}</dt>
      <dd className="font-semibold text-heading tabular-nums">{children}</dd>
    </div>
  )
}
