import { HouseIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SearchForm } from '@/components/ui/search-form'
import { searchAddress } from '@/lib/address/lists/search-address'
import { contactLink } from './contact-link'

interface NotFoundViewProps {
  /** Search terms from the wrong address, prefilled in the search field. */
  searchTerms?: string
  /** Pages that may be meant, the most similar first. */
  similarPages?: { title: string; path: string; lang: string }[]
  contactEmail: string
  /** Chat of the hotline, when there is one. */
  hotlineUrl: string | undefined
  /** Link to report the broken address. */
  report: ReactNode
}

/** What a wrong address gets: picture, fixed heading, a hint, the way home, a search, pages that may be meant, and contacts. */
export function NotFoundView({
  searchTerms = '',
  similarPages = [],
  contactEmail,
  hotlineUrl,
  report,
}: NotFoundViewProps) {
  const t = useTranslations('common.notFound')
  const contact = useTranslations('not-found')
  const locale = useLocale()
  return (
    <Container className="flex flex-col items-center pb-18 pt-10 text-center">
      {/* The largest paint of this page. Every page carries the view for the router, and React preloads pictures but not those of a `picture`. */}
      <picture className="w-full max-w-[40rem]">
        <img
          src="/img/illo-404.svg"
          alt=""
          width={620}
          height={388}
          fetchPriority="high"
          className="w-full rounded-cover-lg"
        />
      </picture>
      <h1 className="mt-8 max-w-[24ch] text-h2">{t('heading')}</h1>
      <p className="mt-4 max-w-[52ch] text-balance text-text-2">{t('hint')}</p>
      <ButtonLink href="/" className="mt-6">
        <HouseIcon aria-hidden="true" size={20} weight="fill" />
        {t('home')}
      </ButtonLink>
      <div className="mt-9 w-full max-w-[40rem]">
        <SearchForm
          address={searchAddress}
          filters={{ ...searchAddress.none, query: searchTerms }}
          label={t('search')}
          submitLabel={t('searchSubmit')}
        />
      </div>
      {similarPages.length > 0 && (
        <section
          aria-labelledby="near-pages"
          className="mt-8 w-full max-w-[40rem] rounded-card bg-surface p-5 text-start shadow-0"
        >
          <h2 id="near-pages" className="text-h4">
            {t('near')}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {similarPages.map(({ title, path, lang }) => (
              <li key={path}>
                <Link
                  href={path}
                  className="flex min-h-11 items-center py-2 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
                >
                  <span lang={lang === locale ? undefined : lang}>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul aria-label={contact('contact')} className="mt-6 flex flex-wrap justify-center gap-x-6">
        <li>{report}</li>
        <li>
          <Link href={`mailto:${contactEmail}`} className={contactLink}>
            {contactEmail}
          </Link>
        </li>
        {hotlineUrl && (
          <li>
            <Link href={hotlineUrl} className={contactLink}>
              {contact('hotline')}
            </Link>
          </li>
        )}
      </ul>
    </Container>
  )
}
