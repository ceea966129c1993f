import { CheckCircleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import { Link } from '@/components/ui/link'
import { isOutbound } from '@/lib/outbound-link'
import type { ServiceDetail } from '@/lib/schemas/services'
import { RichText } from '../rich-text'

/** What a service asks for and how it goes; parts without content or switched off do not appear. `lang` marks untranslated text. */
export function ServiceBody({ service, lang }: { service: ServiceDetail; lang?: string }) {
  const t = useTranslations('services.detail')
  const { terms_and_conditions: terms, service_procedures: procedures, benefits, facilities, faq } = service
  return (
    <div className="space-y-11">
      <Part title={t('terms')} isShown={terms.is_active === 1 && terms.items.length > 0}>
        <CheckList items={terms.items} lang={lang} />
      </Part>
      <Part title={t('procedures')} isShown={procedures.is_active === 1 && procedures.items.length > 0}>
        <Steps items={procedures.items} lang={lang} />
      </Part>
      <Part title={t('about')} isShown={service.content !== ''}>
        <RichText html={service.content} lang={lang} />
      </Part>
      <Part title={t('benefits')} isShown={benefits.is_active === 1 && benefits.items.length > 0}>
        <CheckList items={benefits.items} lang={lang} />
      </Part>
      <Part title={t('facilities')} isShown={facilities.is_active === 1 && facilities.items.length > 0}>
        <CheckList items={facilities.items} lang={lang} />
      </Part>
      <Part title={t('questions')} isShown={faq.is_active === 1 && faq.items.length > 0}>
        <Accordion items={faq.items.map(({ question, answer }) => ({ title: question, content: answer }))} lang={lang} />
      </Part>
    </div>
  )
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <section>
      <h2 className="mb-4 text-h2 lg:text-[1.75rem]">{title}</h2>
      {children}
    </section>
  )
}

interface Entry {
  name: string
  link?: string | null
}

function CheckList({ items, lang }: { items: Entry[]; lang?: string }) {
  return (
    <ul className="space-y-2.5" lang={lang}>
      {items.map((item) => (
        <li key={item.name} className="flex gap-3">
          <CheckCircleIcon aria-hidden="true" size={24} weight="fill" className="mt-0.5 shrink-0 text-hejo-500" />
          <div>
            {item.name} <MoreLink entry={item} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Steps({ items, lang }: { items: ServiceDetail['service_procedures']['items']; lang?: string }) {
  return (
    <ol className="space-y-6" lang={lang}>
      {items.map((item, index) => (
        <li key={item.name} className="flex gap-4.5">
          <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-subtle font-bold tabular-nums text-hejo-700">
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="text-label text-heading">{item.name}</h3>
            {item.description && <p className="text-[0.9375rem] text-text-2">{item.description}</p>}
            <MoreLink entry={item} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Where an editor gave an address with a condition or step. */
function MoreLink({ entry: { name, link } }: { entry: Entry }) {
  const t = useTranslations('services.detail')
  if (!link || !(isOutbound(link) || link.startsWith('/'))) return null
  return (
    <Link href={link} className="inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover">
      {t('openLink', { name })}
    </Link>
  )
}
