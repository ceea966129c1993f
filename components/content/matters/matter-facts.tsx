import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { hostOf } from '@/lib/address/host-of'
import { aboutPaths, servicePath } from '@/lib/address/paths'
import type { Matter } from '@/lib/schemas/matters'

/** What to bring, where it starts, and the ways on from there. */
export function MatterFacts({ matter }: { matter: Matter }) {
  const t = useTranslations('matters')
  const { bring, start, website, service, level } = matter
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-small font-semibold text-text-2">{t('start')}</dt>
          <dd className="mt-0.5">{start}</dd>
        </div>
        <div>
          <dt className="text-small font-semibold text-text-2">{t('bring')}</dt>
          <dd className="mt-0.5">
            {bring.length === 0 ? (
              t('nothingToBring')
            ) : (
              <ul className="list-disc ps-5">
                {bring.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {website && <Way href={website} label={t('site', { host: hostOf(website) })} />}
        {service && <Way href={servicePath(service)} label={t('service')} matter={matter.name} />}
        {level === 'regency' && service === null && (
          <Way href={aboutPaths.districts} label={t('offices')} />
        )}
      </ul>
    </>
  )
}

interface WayProps {
  href: string
  label: string
  /** Told apart by ear from the same words about other matters. */
  matter?: string
}

function Way({ href, label, matter }: WayProps) {
  return (
    <li className="min-w-0">
      <Link
        href={href}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:text-link-hover hover:underline"
      >
        <span className="min-w-0 break-words">
          {label}
          {matter && <span className="sr-only">: {matter}</span>}
        </span>
        <ArrowRightIcon aria-hidden="true" size={18} weight="bold" className="shrink-0" />
      </Link>
    </li>
  )
}
