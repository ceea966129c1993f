import { SignpostIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import { matterAddress } from '@/lib/address/lists/matter-address'
import type { Matter } from '@/lib/schemas/matters'
import { OfficeFacts } from '../offices/office-facts'
import { OfficeSite, type OfficeSites } from '../offices/office-site'
import { MatterFacts } from './matter-facts'

/** An office of a regency or city that the search names. */
interface NamedOffice extends OfficeSites {
  name: string
  address: string | null
  phone: string | null
}

interface MatterAnswerProps {
  matter: Matter
  offices?: readonly NamedOffice[]
}

/** Above the results of a search that names a matter: whose it is and what to do. */
export function MatterAnswer({ matter, offices = [] }: MatterAnswerProps) {
  const t = useTranslations('matters')
  const id = useId()
  const { level, name, office, group } = matter
  return (
    <section
      aria-labelledby={id}
      className="mb-8 rounded-card bg-surface p-5 shadow-0 forced-colors:border sm:p-6"
    >
      <div className="flex gap-3.5">
        <SignpostIcon
          aria-hidden="true"
          size={32}
          weight="duotone"
          className="shrink-0 text-link max-sm:hidden"
        />
        <div className="min-w-0 flex-1">
          <p className="text-small font-semibold text-text-2">{name}</p>
          <h2 id={id} className="mb-3 mt-0.5 text-h3">
            {t(level === 'province' ? 'answer.province' : 'answer.elsewhere', { office })}
          </h2>
          {offices.length > 0 && (
            <ul
              className={`mb-5 grid gap-x-8 gap-y-4 rounded-md bg-subtle px-4 py-3 ${offices.length > 1 ? 'sm:grid-cols-2' : ''}`}
            >
              {offices.map(({ name: officeName, address, phone, ...sites }) => (
                <li key={sites.district}>
                  <h3 className="text-label text-heading">{officeName}</h3>
                  <OfficeSite {...sites} />
                  <OfficeFacts facts={{ address, phone }} />
                </li>
              ))}
            </ul>
          )}
          <MatterFacts matter={matter} />
          <p className="mt-2 text-small text-text-2">
            {t('note')}{' '}
            <Link
              href={matterAddress.href({ group })}
              className="inline-flex min-h-6 items-center text-link underline underline-offset-4 hover:text-link-hover"
            >
              {t('more')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
