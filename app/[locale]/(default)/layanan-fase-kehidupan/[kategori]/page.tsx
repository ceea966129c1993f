import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { Listen } from '@/app/listen-buttons'
import { PageActions } from '@/app/page-actions'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams, segmentText } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { PlanView } from '@/components/content/life-events/plan/plan-view'
import { stepBoxId } from '@/components/content/life-events/plan/steps-anchor'
import { PrintFooter } from '@/components/content/print-footer'
import { PlanProgress } from '@/features/plan-ticks/plan-progress'
import { PlanTick } from '@/features/plan-ticks/plan-tick'
import { PrintButton } from '@/features/print-page/print-button'
import { lifeEventAddress, lifeEventsPath } from '@/lib/address/lists/life-event-address'
import { planAddress, planCalendarAddress } from '@/lib/address/lists/life-event-plan-address'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { answersIn, chosenSteps, knownFilters } from '@/lib/life-events/chosen-steps'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface Props {
  params: Promise<{ kategori: string }>
  searchParams: SearchParams
}

/** The plan with the name in the address; null when there is none. */
async function planOf(params: Props['params']) {
  const slug = segmentText((await params).kategori)
  return slug === null ? null : cachedPortal.lifeEvents.plan(slug, await getLocale())
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const plan = await planOf(params)
  if (!plan) return {}
  const t = await getTranslations('life-event-plans')
  return pageMetadata({
    locale: await getLocale(),
    // Answers select among the same steps, so they share the address without them.
    path: planAddress(plan.slug).path,
    title: t('pageTitle', { title: plan.title }),
    description: t('description', { name: plan.name }),
  })
}

export default async function LifeEventPlanPage({ params, searchParams }: Props) {
  const locale = await getLocale()
  const plan = await planOf(params)
  if (!plan) notFound()
  const [t, events, common] = [
    await getTranslations('life-event-plans'),
    await getTranslations('life-events'),
    await getTranslations('common'),
  ]
  const address = planAddress(plan.slug)
  const filters = knownFilters(plan.questions, address.read(await searchParams))
  const steps = chosenSteps(plan.steps, answersIn(plan.questions, filters))
  const hasCalendar = filters.date !== null && steps.some(({ deadline }) => deadline !== null)
  const boxes = new Map(
    steps.map(({ id }) => [
      id,
      <PlanTick key={id} plan={plan.slug} step={id} id={stepBoxId(id)} />,
    ]),
  )
  // The day is nobody's business but the reader's: what is passed on is the plan.
  const url = `${env().SITE_ORIGIN}${localePath(locale, address.href({ ...filters, date: null }))}`
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('breadcrumb.home'), path: '/' },
          { name: events('title'), path: lifeEventsPath },
          { name: plan.name, path: lifeEventAddress.href({ name: plan.name }) },
          { name: plan.title, path: address.path },
        ])}
      />
      <ClientMessages namespaces={['plan-ticks']}>
        <PlanView
          plan={plan}
          filters={filters}
          calendarHref={hasCalendar ? planCalendarAddress(locale, plan.slug).href(filters) : null}
          boxes={boxes}
          progress={<PlanProgress plan={plan.slug} steps={steps.map(({ id }) => id)} />}
          printAction={<PrintButton>{t('plan.print')}</PrintButton>}
          listen={<Listen />}
          share={<PageActions url={url} title={plan.title} />}
          feedback={<PageFeedback path={address.path} shown={address.href(filters)} />}
        />
      </ClientMessages>
      <PrintFooter url={url} />
    </>
  )
}
