import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { useFormatter } from '@/lib/i18n/formatter'
import type { Locale } from '@/lib/i18n/locales'
import { noonOf } from '@/lib/jakarta'
import type { ServiceDetail, ServiceItem } from '@/lib/schemas/services'
import { ExplainedText } from '../abbreviation'
import { ReviewNotice } from '../review-notice'
import { serviceAbbreviations } from './service-abbreviations'
import { ServiceAccess } from './service-access'
import { ServiceAvailabilityTag } from './service-availability-tag'
import { ServiceBody } from './service-body'
import { serviceCategoryKeys } from './service-category-key'
import { ServiceIcon } from './service-icon'
import './service-print.css'
import { ServiceCard } from './service-card'

/** Services related to the one shown; nothing when there are none. */
function RelatedServices({ services }: { services: ServiceItem[] }) {
  const t = useTranslations('services.detail')
  const titleId = useId()
  if (services.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-14 print:hidden">
      <h2 id={titleId} className="mb-4 text-h2 lg:text-[1.75rem]">
        {t('related')}
      </h2>
      <ul className="grid gap-3 xl:grid-cols-2">
        {services.map((service) => (
          <li key={service.id} className="grid">
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ServiceViewProps {
  service: ServiceDetail
  /** The language of the page; a text in another one is marked. */
  locale: Locale
  /** The moment for "open now". */
  now: Date
  /** Related services, the closest first. */
  related: ServiceItem[]
  /** Button to have the page read aloud. */
  listen?: ReactNode
  /** A way to print what to prepare. */
  printAction?: ReactNode
  /** What keeps ticks of the list on the device. */
  keptTicks?: ReactNode
  /** Which office is meant where those of regencies and cities do it; stands after what to have before one sets out. */
  offices?: ReactNode
  /** Actions for the page. */
  share?: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** A service: white head, what to know and do, the box with access, hours, tariff, body and place, and its neighbours. */
export function ServiceView({
  service,
  locale,
  now,
  related,
  listen,
  printAction,
  keptTicks,
  offices,
  share,
  feedback,
}: ServiceViewProps) {
  const t = useTranslations('services')
  const common = useTranslations('common')
  const format = useFormatter()
  const lang = service.lang === locale ? undefined : service.lang
  const category = service.portal_category
  const places = serviceAbbreviations(service)
  return (
    <article className="service-sheet">
      <div className="border-b border-line bg-surface pb-9 pt-7 lg:pb-10 lg:pt-8 print:border-0 print:p-0">
        <Container>
          <div className="print:hidden">
            <Breadcrumb
              items={[
                { label: t('title'), href: serviceAddress.path },
                {
                  label: t(`categories.${serviceCategoryKeys[category]}`),
                  href: serviceAddress.href({ category }),
                },
              ]}
            />
          </div>
          <div className="mt-6 flex flex-col gap-4 sm:flex-row sm:gap-6 print:mt-0">
            <span
              className={
                'grid size-18 shrink-0 place-items-center rounded-leaf-xl bg-subtle ' +
                'text-link [--icon-accent:var(--pare-400)] lg:size-24 print:hidden'
              }
            >
              <ServiceIcon category={category} className="size-11 lg:size-14" />
            </span>
            <div className="min-w-0 max-w-[49rem]">
              <ServiceAvailabilityTag availability={service.availability} />
              <h1 className="mt-2 text-h1 lg:text-[2.625rem] print:text-[1.75rem]" lang={lang}>
                {service.service_name}
              </h1>
              <p className="mt-2 text-lead font-normal text-text-2" lang={lang} data-read-aloud>
                <ExplainedText text={service.description} shorts={places('description')} />
              </p>
              {lang && <p className="mt-3 text-small text-text-2">{common('untranslated')}</p>}
              {listen && <div className="mt-4">{listen}</div>}
              <div className="mt-4 empty:hidden">
                <ReviewNotice reviewBy={service.review_by} now={now} />
              </div>
            </div>
          </div>
        </Container>
      </div>
      <Container className="pb-18 pt-9 lg:pt-12 print:py-4">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_23.5rem] print:block">
          {/* Before the text: on a phone the access box comes first, on wide screens it is beside the text. It stays there only in windows
              that are higher than it: in others its end, and the focus in it, would be out of sight until the page's own end. */}
          <div className="lg:top-26 lg:col-start-2 lg:[@media(min-height:68rem)]:sticky lg:row-start-1 print:static print:mb-6">
            <ServiceAccess service={service} lang={lang} now={now} hasOffices={Boolean(offices)} />
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            <ServiceBody
              service={service}
              places={places}
              lang={lang}
              printAction={printAction}
              keptTicks={keptTicks}
              offices={offices}
            />
            <p className="mt-10 text-small text-text-3">
              {service.checked && (
                <span className="block">
                  {t('detail.checked', {
                    date: format.dateTime(noonOf(service.checked.on), { dateStyle: 'long' }),
                    role: service.checked.by,
                  })}
                </span>
              )}
              {t('detail.updated', {
                date: format.dateTime(new Date(service.updated_at), { dateStyle: 'long' }),
              })}
            </p>
            {feedback}
          </div>
        </div>
        {share && <div className="mt-10 border-t border-line pt-6 print:hidden">{share}</div>}
        <RelatedServices services={related} />
      </Container>
    </article>
  )
}
