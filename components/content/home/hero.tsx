import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Aksara } from '@/components/ui/aksara'
import { Link } from '@/components/ui/link'
import { SearchForm } from '@/components/ui/search-form'
import { searchAddress } from '@/lib/address/lists/search-address'

/** Id of the page's heading, which names the hero. */
export const heroTitleId = 'hero-title'

interface HeroProps {
  /** Searches that others begin with. */
  popular: readonly string[]
  /** Suggestions in the search form. */
  suggestions: ReactNode
  /** Opens the feedback form. */
  feedback: ReactNode
}

/** Words on one line, where it is wide enough for them: a space that never breaks would break the word instead. */
const together = (words: ReactNode) => <span className="inline-block">{words}</span>

/** First screen of the portal before its scenes: greeting, what one can do here, search, frequent searches, feedback. */
export function Hero({ popular, suggestions, feedback }: HeroProps) {
  const t = useTranslations('home.hero')
  return (
    <Container className="relative pb-107 pt-7 lg:min-h-180 lg:pb-40 lg:pt-16">
      <p className="inline-flex min-h-9 items-center gap-2.5 rounded-full bg-white/80 px-3.5 text-small font-semibold text-hejo-700 shadow-0">
        <Aksara text="ᮝᮤᮜᮥᮏᮨᮀ ᮞᮥᮙ᮪ᮕᮤᮀ" className="text-body" />
        <span lang="su">Wilujeng sumping</span>
      </p>
      <div className="lg:max-w-[40.5rem]">
        <h1 id={heroTitleId} className="mt-4 text-display lg:mt-5">
          {t.rich('title', { together })}
        </h1>
        <p className="mt-3 max-w-[40ch] text-lead text-text lg:max-w-[60ch]">{t('lead')}</p>
        <div className="mt-5 max-w-[37.5rem] rounded-xl shadow-3 lg:max-w-none lg:[&_button]:min-h-13 lg:[&_input]:min-h-14">
          <SearchForm
            address={searchAddress}
            filters={searchAddress.none}
            label={t('searchLabel')}
            submitLabel={t('searchButton')}
            suggestions={suggestions}
          />
        </div>
        <div className="mt-4.5 flex flex-wrap items-center gap-2 lg:max-w-[37rem]">
          <h2 className="sr-only text-small font-semibold text-heading lg:not-sr-only lg:pr-1.5">
            {t('popular')}
          </h2>
          <ul className="contents">
            {popular.map((query) => (
              <li key={query}>
                <Link
                  href={searchAddress.href({ query })}
                  className={
                    'inline-flex min-h-11 items-center rounded-full bg-white/90 px-4 text-[0.9375rem] ' +
                    'font-semibold text-hejo-700 shadow-0 hover:bg-brand hover:text-on-brand'
                  }
                >
                  {query}
                </Link>
              </li>
            ))}
          </ul>
          {feedback}
        </div>
      </div>
    </Container>
  )
}
