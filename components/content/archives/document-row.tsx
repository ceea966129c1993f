import { CalendarBlankIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { ExampleTag } from '@/components/ui/example-tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ArchiveItem } from '@/lib/schemas/archives'
import { documentPath } from '@/lib/address/lists/archive-address'
import { DocumentIcon } from './document-icon'
import { DownloadLink } from './download-link'
import { useFileLabels } from './use-file-labels'

/** A document in a list: kind, title, type, size and date, with its preview and its file. */
export function DocumentRow({ document }: { document: ArchiveItem }) {
  const [t, format, locale] = [useTranslations('archives'), useFormatter(), useLocale()]
  const { facts } = useFileLabels(document)
  const lang = document.lang === locale ? undefined : document.lang
  return (
    <article className="flex flex-col gap-4 px-5 py-5 md:flex-row md:items-center md:gap-5 md:px-6.5">
      <div className="flex min-w-0 flex-1 gap-4 md:gap-5">
        <DocumentIcon mimetype={document.mimetype} />
        <div className="min-w-0">
          <h3 className="text-lead font-bold leading-snug tracking-[-0.015em]" lang={lang}>
            <Link
              href={documentPath(document.slug)}
              className="inline-block hover:text-link hover:underline decoration-2 underline-offset-4"
            >
              {document.title}
            </Link>
          </h3>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small lg:gap-x-4 text-text-2">
            <span className="tabular-nums max-sm:w-full">{facts}</span>
            <span className="inline-flex items-center gap-1.5">
              <CalendarBlankIcon aria-hidden="true" size={17} className="md:max-lg:hidden" />
              <span className="sr-only">{t('date')}: </span>
              <time dateTime={document.created_at}>
                {format.dateTime(new Date(document.created_at), { dateStyle: 'long' })}
              </time>
            </span>
            {document.is_demo && <ExampleTag />}
          </div>
        </div>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 max-md:ps-17">
        <Link
          href={documentPath(document.slug)}
          aria-label={t('previewOf', { title: document.title })}
          className="inline-flex min-h-11 items-center px-1 text-[0.9375rem] font-[650] text-link underline-offset-4 hover:text-link-hover hover:underline"
        >
          {t('preview')}
        </Link>
        <DownloadLink document={document} className="min-h-11! px-4! text-[0.9375rem]" />
      </div>
    </article>
  )
}
