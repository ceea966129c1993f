import {
  BuildingsIcon,
  ClockIcon,
  CoinsIcon,
  FileTextIcon,
  HourglassMediumIcon,
  InfoIcon,
  MapPinIcon,
  PhoneIcon,
  WarningIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import type { ServiceDetail } from '@/lib/schemas/services'
import { useFeeAmount } from './fee-text'
import { ServiceHours } from './service-hours'
import { ServiceLinks } from './service-links'
import { telephoneHref } from './service-telephone'

/** What a service costs: amount in whole rupiah, the office's description, or both; without either "free". */
function ServiceFee({ fee, lang }: { fee: ServiceDetail['service_fee']; lang?: string }) {
  const t = useTranslations('services.fee')
  const description = fee.has_description === 1 ? fee.description : ''
  const exact = useFeeAmount(fee)
  // Descriptions often repeat the amount, with or without a space; it is shown once.
  const amount = description.replace(/Rp\s+/g, 'Rp').includes(exact) ? '' : exact
  if (amount === '' && description === '') return t('free')
  return (
    <>
      {amount !== '' && <span className="block tabular-nums">{amount}</span>}
      {description !== '' && (
        <span
          lang={lang}
          className={amount === '' ? undefined : 'block text-small font-normal text-text-2'}
        >
          {description}
        </span>
      )}
    </>
  )
}

interface ServiceAccessProps {
  service: ServiceDetail
  /** Language of the service's texts when it is not the page's. */
  lang?: string
  now: Date
  /** The page shows the offices of regencies and cities. */
  hasOffices?: boolean
}

// One cloud of the pattern, cut by the corner.
const headClouds =
  'mega-mendung [--clouds-at:right_-60px_top_-96px] [--clouds-fade:linear-gradient(90deg,transparent_35%,black)]'
const unknown = 'text-[0.9375rem] font-normal text-text-2'
const inlineLink =
  'inline-flex min-h-6 items-center text-link underline underline-offset-4 hover:text-link-hover'

/** The box beside a service: ways in, hours, tariff, responsible body, places, contact. */
export function ServiceAccess({ service, lang, now, hasOffices = false }: ServiceAccessProps) {
  const t = useTranslations('services')
  const titleId = useId()
  const { standard } = service
  const isRunning = service.availability !== 'NOT_OPERATED'
  return (
    <aside aria-labelledby={titleId}>
      <div className="overflow-hidden rounded-card bg-surface shadow-0 forced-colors:border print:rounded-none print:shadow-none">
        <div className="relative bg-canopy px-6 py-5.5 print:hidden">
          <div aria-hidden="true" className={`absolute inset-0 ${headClouds}`} />
          <h2 id={titleId} className="relative text-lead font-bold leading-snug text-white">
            {t('detail.access')}
          </h2>
        </div>
        <div className="space-y-2.5 px-6 py-5 print:p-0">
          {!isRunning && (
            <p className="flex gap-2.5 rounded-md bg-pare-50 p-3.5 text-small text-pare-800">
              <WarningIcon
                aria-hidden="true"
                size={20}
                weight="fill"
                className="shrink-0 text-pare-600"
              />
              {t('detail.notOperated')}
            </p>
          )}
          <div className="print:hidden">
            <ServiceLinks service={service} lang={lang} hasOffices={hasOffices} />
          </div>
        </div>
        <dl
          data-read-aloud
          className="space-y-5 border-t border-line px-6 py-5 print:grid print:grid-cols-2 print:gap-x-8 print:gap-y-3 print:space-y-0 print:px-0"
        >
          <Fact
            icon={<CoinsIcon aria-hidden="true" size={22} weight="duotone" />}
            name={t('fee.label')}
          >
            <ServiceFee fee={service.service_fee} lang={lang} />
          </Fact>
          <Fact
            icon={<HourglassMediumIcon aria-hidden="true" size={22} weight="duotone" />}
            name={t('detail.timeLimit')}
          >
            {standard?.time_limit ? (
              <span lang={lang}>{standard.time_limit}</span>
            ) : (
              <span className={unknown}>{t('detail.notStatedTime')}</span>
            )}
          </Fact>
          {standard?.product && (
            <Fact
              icon={<FileTextIcon aria-hidden="true" size={22} weight="duotone" />}
              name={t('detail.product')}
            >
              <span lang={lang}>{standard.product}</span>
            </Fact>
          )}
          <Fact
            icon={<ClockIcon aria-hidden="true" size={22} weight="duotone" />}
            name={t('detail.hours')}
          >
            <ServiceHours
              times={service.operational_times}
              kind={service.hours_kind}
              now={isRunning ? now : null}
            />
          </Fact>
          <Fact
            icon={<BuildingsIcon aria-hidden="true" size={22} weight="duotone" />}
            name={t('provider')}
          >
            <span lang={lang}>{service.opd_name}</span>
          </Fact>
          {service.locations.length > 0 && (
            <Fact
              icon={<MapPinIcon aria-hidden="true" size={22} weight="duotone" />}
              name={t('detail.place')}
            >
              <Places locations={service.locations} lang={lang} />
            </Fact>
          )}
          {(service.hotline_number ?? service.hotline_mail) && (
            <Fact
              icon={<PhoneIcon aria-hidden="true" size={22} weight="duotone" />}
              name={t('detail.contact')}
            >
              <ul className="space-y-1">
                {service.hotline_number && (
                  <li>
                    <a className={inlineLink} href={telephoneHref(service.hotline_number)}>
                      {service.hotline_number}
                    </a>
                  </li>
                )}
                {service.hotline_mail && (
                  <li>
                    <a className={inlineLink} href={`mailto:${service.hotline_mail}`}>
                      {service.hotline_mail}
                    </a>
                  </li>
                )}
              </ul>
            </Fact>
          )}
        </dl>
      </div>
      <p className="mt-4 flex gap-2.5 px-1 text-small text-text-2 print:hidden">
        <InfoIcon aria-hidden="true" size={20} weight="fill" className="shrink-0 text-mega-600" />
        {t('detail.externalNote')}
      </p>
    </aside>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative pl-9.5">
      <dt className="text-small text-text-2">
        <span className="absolute left-0 top-0.5 text-link">{icon}</span>
        {name}
      </dt>
      <dd className="text-label text-heading">{children}</dd>
    </div>
  )
}

function Places({ locations, lang }: { locations: ServiceDetail['locations']; lang?: string }) {
  return (
    <ul className="space-y-2.5" lang={lang}>
      {locations.map(({ name, address, phone_number: number }) => (
        <li key={`${name} ${address ?? ''}`}>
          {name}
          {address && <span className="block text-small font-normal text-text-2">{address}</span>}
          {number && (
            <a className={`${inlineLink} text-small`} href={telephoneHref(number)}>
              {number}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
