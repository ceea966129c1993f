import { SmileyIcon } from '@phosphor-icons/react/ssr'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { AgendaWidget } from '@/components/content/agenda/agenda-widget'
import { HomeFinance } from '@/components/content/finance/home-finance'
import { BreakingNews } from '@/components/content/home/breaking-news'
import { EasyAccess } from '@/components/content/home/easy-access'
import { Hero, heroTitleId } from '@/components/content/home/hero'
import { PopularServicesCard } from '@/components/content/home/popular-services-card'
import { VisitCard } from '@/components/content/home/visit-card'
import { WidgetCard } from '@/components/content/home/widget-card'
import { JsonLd } from '@/components/content/json-ld'
import { FeaturedPrograms } from '@/components/content/programs/featured-programs'
import { StrategicPrograms } from '@/components/content/programs/strategic-programs'
import { Container } from '@/components/layout/container'
import { EmbedWidget } from '@/features/embed-widget/embed-widget'
import { FlagFollower } from '@/features/feature-flags/flag-follower'
import { FeedbackButton } from '@/features/feedback/feedback-button'
import { HeroScenes } from '@/features/hero-scenes/hero-scenes'
import { LazySuggestions } from '@/features/search/lazy-suggestions'
import { env } from '@/lib/env'
import { failureText, type FailureCause } from '@/lib/failures/failure-rows'
import { featuredOnHome } from '@/lib/schemas/programs'
import { listThisWeek } from '@/lib/server/queries/agenda'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { listMostRead } from '@/lib/server/queries/news'
import { listPrograms } from '@/lib/server/queries/programs'
import { listDailyVisits } from '@/lib/server/queries/visits'

const newsCount = 5
const feedbackChip =
  'min-h-11 items-center gap-2 rounded-full bg-accent px-4 text-[0.9375rem] font-semibold text-on-accent hover:bg-pare-300 inline-flex'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  const metadata = pageMetadata({
    locale: await getLocale(),
    path: '/',
    title: t('pageTitle'),
    description: t('description'),
  })
  return { ...metadata, title: { absolute: t('pageTitle') } }
}

export default async function HomePage() {
  const locale = await getLocale()
  const site = await getTranslations('common.site')
  const flags = await cachedPortal.flags.all()
  const latest = await cachedPortal.news.list({ per_page: newsCount }, locale)
  const popular = await listMostRead(locale)
  const [{ today, events }, finance] = [
    await listThisWeek(locale),
    await cachedPortal.finance.report({ isComplete: true }, locale),
  ]
  return (
    <>
      <JsonLd
        value={{
          '@context': 'https://schema.org',
          '@type': 'GovernmentOrganization',
          name: site('name'),
          description: site('description'),
          url: env().SITE_ORIGIN,
        }}
      />
      <HomeHero />
      {env().RESPONSIVEVOICE_KEY && <span hidden data-speech-key={env().RESPONSIVEVOICE_KEY} />}
      <Container>
        <PopularServicesCard services={await cachedPortal.services.popular(undefined, locale)} />
        <div className="grid items-start gap-12 py-14 lg:py-22 xl:grid-cols-[minmax(0,1fr)_23.25rem] xl:gap-10">
          <BreakingNews latest={latest.data} popular={popular.data} />
          <AgendaWidget today={today} events={events} />
        </div>
      </Container>
      <FeaturedPrograms
        programs={(await listPrograms(null, locale)).slice(0, featuredOnHome)}
        vision={await cachedPortal.about.text('vision', locale)}
      />
      {flags.strategicProgramPreview && (
        <StrategicPrograms programs={await cachedPortal['strategic-programs'].list(locale)} />
      )}
      <Container className="space-y-14 py-14 lg:space-y-22 lg:py-22">
        <EasyAccess
          links={await cachedPortal.home.easyLinks(locale)}
          mapsPortalUrl={env().MAPS_PORTAL_URL}
        />
        {finance && <HomeFinance report={finance} />}
      </Container>
      <Container className="grid gap-5 pb-14 lg:grid-cols-[7fr_5fr] lg:gap-7 lg:pb-22">
        <VisitCard counters={await cachedPortal.visits.counters()} days={await listDailyVisits()} />
        <HomeWidget />
      </Container>
      <FlagFollower shown={flags} />
    </>
  )
}

async function HomeHero() {
  const locale = await getLocale()
  const [t, search] = [await getTranslations('home.hero'), await getTranslations('search')]
  const scenes = await cachedPortal.home.banners(locale)
  const count = scenes.length
  return (
    <HeroScenes
      scenes={scenes}
      names={scenes.map(({ title }, at) => t('scenes.name', { place: at + 1, count, title }))}
      labels={{
        previous: t('scenes.previous'),
        next: t('scenes.next'),
        pause: t('scenes.pause'),
        play: t('scenes.play'),
      }}
      labelledBy={heroTitleId}
    >
      <Hero
        popular={await cachedPortal.search.popular(locale)}
        suggestions={
          <LazySuggestions
            labels={{ list: search('suggestions'), ready: search('suggestionsReady') }}
          />
        }
        feedback={
          <FeedbackButton className={feedbackChip}>
            <SmileyIcon aria-hidden="true" size={20} weight="duotone" />
            {t('feedback')}
          </FeedbackButton>
        }
      />
    </HeroScenes>
  )
}

async function HomeWidget() {
  const t = await getTranslations('home.widget')
  const src = env().EMBED_WIDGET_URL
  const all = await getTranslations()
  const failed = (cause: FailureCause) => {
    const { heading, nextStep } = failureText(cause, 'embedWidget')
    return { title: all(heading), text: nextStep === null ? '' : all(nextStep) }
  }
  const messages = {
    frame: t('frame'),
    loading: t('loading'),
    failed: { refused: failed('embedRefused'), empty: failed('embedEmpty') },
    reload: t('reload'),
  }
  return (
    <WidgetCard
      widget={src ? { src, frame: <EmbedWidget src={src} messages={messages} /> } : null}
      links={await cachedPortal.home.nationalLinks(await getLocale())}
    />
  )
}
