import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { pledgePath } from '@/lib/address/paths'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import type { Locale } from '@/lib/i18n/locales'
import { standardComponents } from '@/lib/schemas/service-standard'
import type { ServiceDetail } from '@/lib/schemas/services'
import { standardTexts } from '@/lib/services/standard'
import { ReviewNotice } from '../review-notice'
import { ComponentTexts } from './component-texts'
import { useFeeText } from './fee-text'
import './service-print.css'

const way =
  'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover'

interface ServiceStandardViewProps {
  service: ServiceDetail
  /** The language of the page; a text in another one is marked. */
  locale: Locale
  now: Date
  printAction: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** The fourteen components of a service's standard in the order of the law, as a sheet to print and hang up. */
export function ServiceStandardView({
  service,
  locale,
  now,
  printAction,
  feedback,
}: ServiceStandardViewProps) {
  const t = useTranslations('services')
  const format = useFormatter()
  const lang = service.lang === locale ? undefined : service.lang
  const texts = standardTexts(service, useFeeText(service.service_fee))
  const address = `${serviceAddress.path}/${service.slug}`
  const { sipp, spbe } = service.identifiers ?? { sipp: null, spbe: null }
  const unknown = t('standard.notStated')
  return (
    <article className="service-sheet">
      <Container className="pb-18 pt-7 lg:pt-8 print:p-0">
        <div className="print:hidden">
          <Breadcrumb
            items={[
              { label: t('title'), href: serviceAddress.path },
              { label: service.service_name, href: address },
            ]}
          />
        </div>
        <div className="mt-6 max-w-[60rem] print:mt-0">
          <h1 className="text-h1 print:text-[1.5rem]" lang={lang}>
            {t('standard.of', { name: service.service_name })}
          </h1>
          <p className="mt-2 text-label text-heading" lang={lang}>
            {service.opd_name}
          </p>
          <p className="mt-3 text-text-2">{t('standard.intro')}</p>
          <div className="mt-4 empty:hidden">
            <ReviewNotice reviewBy={service.review_by} now={now} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            {printAction}
            <Link href={address} className={way}>
              {t('standard.back')}
            </Link>
            <Link href={pledgePath} className={way}>
              {t('standard.pledge')}
            </Link>
          </div>
          <ol className="mt-7 divide-y divide-line rounded-card bg-surface px-6 shadow-0 forced-colors:border print:mt-4 print:px-0 print:shadow-none">
            {standardComponents.map((component, index) => (
              <li
                key={component}
                className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[16rem_minmax(0,1fr)] print:grid-cols-[5cm_minmax(0,1fr)] print:py-2"
              >
                <h2 className="text-label text-heading">
                  {index + 1}. {t(`standard.components.${component}`)}
                </h2>
                {texts[component].length > 0 ? (
                  <div lang={lang}>
                    <ComponentTexts texts={texts[component]} />
                  </div>
                ) : (
                  <p className="text-text-2">{unknown}</p>
                )}
              </li>
            ))}
          </ol>
          <div className="mt-6 text-small text-text-2">
            <p className="font-semibold">{t('standard.identifiers')}</p>
            <p>{t('standard.sipp', { value: sipp ?? unknown })}</p>
            <p>{t('standard.spbe', { value: spbe ?? unknown })}</p>
            {service.checked && (
              <p className="mt-3">
                {t('detail.checked', {
                  date: format.dateTime(noonOf(service.checked.on), { dateStyle: 'long' }),
                  role: service.checked.by,
                })}
              </p>
            )}
          </div>
          {feedback}
        </div>
      </Container>
    </article>
  )
}
