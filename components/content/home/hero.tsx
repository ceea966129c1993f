import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Aksara } from '@/components/ui/aksara'
import { Link } from '@/components/ui/link'
import { SearchForm } from '@/components/ui/search-form'
import { isLocale, localePath } from '@/lib/i18n/locales'
import { searchHref } from '../search/search-address'

interface HeroProps {
  /** Searches that others begin with. */
  popular: readonly string[]
  /** Offers words in the search form while somebody types. */
  suggestions: ReactNode
}

/** First screen of the portal: greeting, what one can do here, search and frequent searches. */
export function Hero({ popular, suggestions }: HeroProps) {
  const t = useTranslations('home.hero')
  const locale = useLocale()
  const action = isLocale(locale) ? localePath(locale, '/pencarian') : '/pencarian'
  return (
    <section className="hero-sky relative overflow-hidden" aria-labelledby="hero-title">
      <img
        src="/img/hero-1-gedung-sate.svg"
        alt=""
        width={1440}
        height={720}
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 h-107 w-full object-cover object-[74%_100%] lg:h-full lg:object-[50%_100%]"
      />
      <Container className="relative pb-107 pt-7 lg:min-h-180 lg:pb-40 lg:pt-16">
        <p className="inline-flex min-h-9 items-center gap-2.5 rounded-full bg-white/80 px-3.5 text-small font-semibold text-hejo-700">
          <Aksara text="ᮝᮤᮜᮥᮏᮨᮀ ᮞᮥᮙ᮪ᮕᮤᮀ" className="text-body" />
          <span lang="su">Wilujeng sumping</span>
        </p>
        <div className="lg:max-w-[40.5rem]">
          <h1 id="hero-title" className="mt-4 text-display lg:mt-5">
            {t('title')}
          </h1>
          <p className="mt-3 max-w-[40ch] text-lead text-text lg:max-w-[60ch]">{t('lead')}</p>
          <div className="mt-5 rounded-xl shadow-3">
            <SearchForm action={action} label={t('searchLabel')} submitLabel={t('searchButton')} suggestions={suggestions} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <h2 className="w-full text-small font-semibold text-heading sm:w-auto sm:pr-2">{t('popular')}</h2>
            <ul className="flex flex-wrap gap-2">
              {popular.map((words) => (
                <li key={words}>
                  <Link
                    href={searchHref(words)}
                    className="inline-flex min-h-11 items-center rounded-full bg-white/90 px-4 text-[0.9375rem] font-semibold text-hejo-700 shadow-0 hover:bg-brand hover:text-on-brand"
                  >
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  )
}
