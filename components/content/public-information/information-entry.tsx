import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Tag, type TagTone } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import type { PublicInformation, PublicInformationClass } from '@/lib/schemas/public-information'

const tones: Record<PublicInformationClass, TagTone> = {
  periodic: 'mega',
  immediate: 'genteng',
  always: 'hejo',
}

/** One entry of the register: what it is, who is responsible and where it stands. */
export function InformationEntry({ entry }: { entry: PublicInformation }) {
  const [t, format] = [useTranslations('public-information'), useFormatter()]
  const { title, summary, unit, forms, link, keeping, made_on: madeOn } = entry
  return (
    <article className="group relative rounded-card bg-surface px-5 py-5 shadow-0 sm:px-6 forced-colors:border">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-h4">
          {link === null ? (
            title
          ) : (
            <Link
              href={link}
              className="card-link decoration-2 underline-offset-4 group-hover:underline"
            >
              {title}
            </Link>
          )}
        </h3>
        <Tag tone={tones[entry.class]}>{t(`classes.${entry.class}`)}</Tag>
      </div>
      <p className="mt-1.5 max-w-prose text-text-2">{summary}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2.5 text-small lg:grid-cols-[1.5fr_0.7fr_1.1fr_1.1fr_1fr]">
        <Fact name={t('unit')} isWide>
          {unit.name}
        </Fact>
        <Fact name={t('form')}>{forms.map((form) => t(`forms.${form}`)).join(', ')}</Fact>
        <Fact name={t('where')}>
          {link === null ? t('onRequest') : link.startsWith('/') ? t('here') : new URL(link).host}
        </Fact>
        <Fact name={t('kept')}>{t(`keepings.${keeping}`)}</Fact>
        <Fact name={t('made')}>
          {madeOn === null ? (
            t('continuous')
          ) : (
            <time dateTime={madeOn}>
              {format.dateTime(noonOf(madeOn), { day: 'numeric', month: 'long', year: 'numeric' })}
            </time>
          )}
        </Fact>
      </dl>
    </article>
  )
}

/** @param isWide takes the whole row of a phone */
function Fact({
  name,
  children,
  isWide = false,
}: {
  name: string
  children: ReactNode
  isWide?: boolean
}) {
  return (
    <div className={`min-w-0 break-words ${isWide ? 'col-span-2 lg:col-span-1' : ''}`}>
      <dt className="text-text-2">{name}</dt>
      <dd className="font-semibold text-heading">{children}</dd>
    </div>
  )
}
