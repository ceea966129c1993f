import { GlobeSimpleIcon, XIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { RichText } from '@/components/content/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import type { Program } from '@/lib/schemas/programs'
import { FactNote } from '../about/fact-note'
import { programAnchor } from '@/lib/address/lists/program-address'
import { ProgramPeriodTag } from './program-period-tag'
import { ProgramPicture } from './program-picture'

interface ProgramPanelProps {
  program: Program
  /** The same page with the programme closed. */
  closeHref: string
}

/** A full programme, at its place among the cards. */
export function ProgramPanel({ program, closeHref }: ProgramPanelProps) {
  const t = useTranslations('programs')
  const [locale, titleId] = [useLocale(), useId()]
  const lang = program.lang === locale ? undefined : program.lang
  return (
    <article
      id={programAnchor(program.id)}
      aria-labelledby={titleId}
      className="overflow-hidden rounded-card bg-surface shadow-2 forced-colors:border"
    >
      <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ProgramPicture
          picture={program.picture}
          className="aspect-[16/9.4] rounded-br-[4rem] md:aspect-auto md:rounded-br-[6rem]"
        />
        <div className="p-5 pb-0 md:p-8 md:pb-0">
          <ul aria-label={t('panel.themes')} className="flex flex-wrap gap-2">
            {program.period && (
              <li>
                <ProgramPeriodTag period={program.period} />
              </li>
            )}
            {program.categories.map((name) => (
              <li key={name}>
                <Tag tone="hejo">{name}</Tag>
              </li>
            ))}
          </ul>
          <div lang={lang}>
            <h3 id={titleId} className="mt-4 text-h2">
              {program.title}
            </h3>
            <p className="mt-2 text-lead">{program.excerpt}</p>
          </div>
          <dl className="mt-5 space-y-3 border-t border-line pt-4">
            <Fact label={t('panel.organization')} text={program.organization} lang={lang} />
            <Fact label={t('panel.kind')} text={program.service_type} lang={lang} />
          </dl>
        </div>
      </div>
      <div className="p-5 md:p-8">
        <RichText html={program.description} lang={lang} />
        <div className="mt-6" lang={lang}>
          <FactNote>{program.note}</FactNote>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
          {program.link && <ButtonLink href={program.link}>{t('panel.page')}</ButtonLink>}
          {program.websites.map((address) => (
            <Link
              key={address}
              href={address}
              aria-label={`${t('panel.website', { name: program.title })}: ${new URL(address).host}`}
              className="inline-flex min-h-12 items-center gap-2 px-2 text-label text-link underline-offset-4 hover:underline"
            >
              <GlobeSimpleIcon aria-hidden="true" size={20} weight="bold" />
              {new URL(address).host}
            </Link>
          ))}
          <ButtonLink
            variant="quiet"
            href={closeHref}
            aria-label={t('panel.closeOf', { name: program.title })}
          >
            <XIcon aria-hidden="true" size={18} weight="bold" />
            {t('panel.close')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

function Fact({ label, text, lang }: { label: string; text: string; lang: string | undefined }) {
  return (
    <div>
      <dt className="text-small text-text-2">{label}</dt>
      <dd className="text-label text-heading" lang={lang}>
        {text}
      </dd>
    </div>
  )
}
