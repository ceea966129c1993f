import { CheckCircleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import type { ServiceDetail } from '@/lib/schemas/services'
import { ExplainedText } from '../abbreviation'
import { RichText } from '../rich-text'
import { Eligibility } from './eligibility'
import { RequirementList } from './requirement-list'
import type { ServicePlaces } from './service-abbreviations'
import { ServiceEntryLink } from './service-entry-link'
import { ServiceStandard } from './service-standard'

interface ServiceBodyProps {
  service: ServiceDetail
  /** Where abbreviations are explained. */
  places: ServicePlaces
  /** Marks untranslated text. */
  lang?: string
  /** A way to print what to prepare. */
  printAction?: ReactNode
  keptTicks?: ReactNode
  /** Which office is meant, after what to have before one sets out. */
  offices?: ReactNode
}

/** What a service asks for and how it goes; parts without content or switched off do not appear. On paper only the first two are left. */
export function ServiceBody({
  service,
  places,
  lang,
  printAction,
  keptTicks,
  offices,
}: ServiceBodyProps) {
  const t = useTranslations('services.detail')
  const termsId = useId()
  const {
    terms_and_conditions: terms,
    service_procedures: procedures,
    benefits,
    facilities,
    faq,
  } = service
  const hasTerms = terms.is_active === 1 && terms.items.length > 0
  return (
    <div className="space-y-11 print:space-y-6" data-read-aloud>
      <Part
        title={t('before')}
        action={hasTerms && printAction}
        isShown={hasTerms || service.easy_summary !== null || service.eligibility.length > 0}
      >
        <div className="space-y-7 print:space-y-4">
          {service.easy_summary && (
            <div>
              <h3 className="text-h4">{t('summary')}</h3>
              <p className="mt-1 text-lead font-normal" lang={lang}>
                <ExplainedText text={service.easy_summary} shorts={places('summary')} />
              </p>
            </div>
          )}
          <Eligibility questions={service.eligibility} lang={lang} />
          {hasTerms && (
            <div>
              <h3 id={termsId} className="text-h4">
                {t('terms')}
              </h3>
              <RequirementList
                items={terms.items}
                places={places}
                titleId={termsId}
                lang={lang}
                keptTicks={keptTicks}
              />
            </div>
          )}
        </div>
      </Part>
      {offices}
      <Part
        title={t('procedures')}
        isShown={procedures.is_active === 1 && procedures.items.length > 0}
      >
        <Steps items={procedures.items} places={places} lang={lang} />
      </Part>
      <div className="space-y-11 empty:hidden print:hidden">
        <Part title={t('about')} isShown={service.content !== ''}>
          <RichText html={service.content} lang={lang} explained={places('content')} />
        </Part>
        <Part title={t('benefits')} isShown={benefits.is_active === 1 && benefits.items.length > 0}>
          <GoodList list="benefit" items={benefits.items} places={places} lang={lang} />
        </Part>
        <Part
          title={t('facilities')}
          isShown={facilities.is_active === 1 && facilities.items.length > 0}
        >
          <GoodList list="facility" items={facilities.items} places={places} lang={lang} />
        </Part>
        <Part title={t('questions')} isShown={faq.is_active === 1 && faq.items.length > 0}>
          <Accordion
            items={faq.items.map(({ question, answer }, index) => ({
              title: question,
              content: <ExplainedText text={answer} shorts={places(`answer-${index}`)} />,
            }))}
            lang={lang}
          />
        </Part>
        <ServiceStandard service={service} lang={lang} />
      </div>
    </div>
  )
}

interface PartProps {
  title: string
  titleId?: string
  isShown: boolean
  action?: ReactNode
  children: ReactNode
}

function Part({ title, titleId, isShown, action, children }: PartProps) {
  if (!isShown) return null
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:mb-2">
        <h2 id={titleId} className="text-h2 lg:text-[1.75rem] print:text-lead print:font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function GoodList({
  list,
  items,
  places,
  lang,
}: {
  list: 'benefit' | 'facility'
  items: ServiceDetail['benefits']['items']
  places: ServicePlaces
  lang?: string
}) {
  return (
    <ul className="space-y-2.5" lang={lang}>
      {items.map((item, index) => (
        <li key={item.name} className="flex gap-3">
          <CheckCircleIcon
            aria-hidden="true"
            size={24}
            weight="fill"
            className="mt-0.5 shrink-0 text-hejo-500"
          />
          <div>
            <ExplainedText text={item.name} shorts={places(`${list}-${index}`)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Steps({
  items,
  places,
  lang,
}: {
  items: ServiceDetail['service_procedures']['items']
  places: ServicePlaces
  lang?: string
}) {
  return (
    <ol className="space-y-6 print:space-y-2" lang={lang}>
      {items.map((item, index) => (
        <li key={item.name} className="flex gap-4.5">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-subtle font-bold tabular-nums text-hejo-700 print:size-6 print:text-black"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="text-label text-heading">{item.name}</h3>
            {item.description && (
              <p className="text-[0.9375rem] text-text-2">
                <ExplainedText text={item.description} shorts={places(`step-${index}`)} />
              </p>
            )}
            <ServiceEntryLink entry={item} />
          </div>
        </li>
      ))}
    </ol>
  )
}
