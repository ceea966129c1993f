import { getTranslations } from 'next-intl/server'
import { segmentText } from '@/app/page-params'
import { planAddress, planCalendarAddress } from '@/lib/address/lists/life-event-plan-address'
import { env } from '@/lib/env'
import { isLocale, localePath } from '@/lib/i18n/locales'
import { deadlineCalendar } from '@/lib/ical/deadline-calendar'
import { answersIn, chosenSteps, deadlineOf, knownFilters } from '@/lib/life-events/chosen-steps'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

const nowhere = () => new Response(null, { status: 404 })

/**
 * `/kalender/{language}/rencana/{plan}.ics?tanggal={day}`: the deadlines of a plan for calendar programs (RFC 5545), for the answers in the
 * address. Nothing of it is kept.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
) {
  const { locale, file } = await params
  const slug = /^([\p{L}\p{N}-]{1,100})\.ics$/u.exec(segmentText(file) ?? '')?.[1]
  if (!isLocale(locale) || slug === undefined) return nowhere()
  const plan = await cachedPortal.lifeEvents.plan(slug, locale)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const read = planCalendarAddress(locale, slug).read(query)
  if (!plan || read.date === null) return nowhere()
  const { date } = read
  const filters = knownFilters(plan.questions, read)
  const t = await getTranslations({ locale, namespace: 'life-event-plans' })
  const deadlines = chosenSteps(plan.steps, answersIn(plan.questions, filters)).flatMap((step) => {
    const day = deadlineOf(step, date)
    if (day === null || !step.deadline) return []
    const { owner, papers, text } = step
    return [
      {
        key: `rencana-${slug}-${step.id}`,
        day,
        title: t('calendar.deadline', { step: step.title }),
        description: [
          text,
          t('calendar.owner', { office: owner.office }),
          ...(papers.length > 0 ? [t('calendar.papers', { papers: papers.join('; ') })] : []),
          step.deadline.rule,
        ].join('\n'),
      },
    ]
  })
  if (deadlines.length === 0) return nowhere()
  const { SITE_ORIGIN: siteOrigin } = env()
  const body = deadlineCalendar(deadlines, {
    name: plan.title,
    siteOrigin,
    writtenAtMs: Date.now(),
    url: `${siteOrigin}${localePath(locale, planAddress(slug).href({ ...filters, date: null }))}`,
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="rencana.ics"; filename*=UTF-8''${encodeURIComponent(slug)}.ics`,
      'Content-Language': locale,
    },
  })
}
