import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { openAddress, type OpenInterface } from '@/lib/open-data/datasets'

interface InterfaceListProps {
  interfaces: readonly OpenInterface[]
  /** Origin of the portal, for examples that can be copied. */
  siteOrigin: string
}

/** Addresses that other systems may read: media type, parameters and an example each. */
export function InterfaceList({ interfaces, siteOrigin }: InterfaceListProps) {
  return (
    <ul className="m-0 list-none space-y-3 p-0">
      {interfaces.map((each) => (
        <li
          key={each.path}
          className="m-0 rounded-card bg-surface p-4 shadow-0 forced-colors:border"
        >
          <Interface {...each} siteOrigin={siteOrigin} />
        </li>
      ))}
    </ul>
  )
}

function Interface({
  path,
  mediaType,
  parameters,
  example,
  siteOrigin,
}: OpenInterface & { siteOrigin: string }) {
  const t = useTranslations('developers')
  const locale = useLocale()
  const address = example === null ? null : openAddress(example, locale)
  return (
    <>
      <p className="m-0 font-semibold text-heading">
        <code className="break-all">GET {openAddress(path, locale)}</code>
      </p>
      <dl className="m-0 mt-2 space-y-1.5 text-small">
        <Fact name={t('type')}>
          <code>{mediaType}</code>
        </Fact>
        <Fact name={t('parameters')}>
          {parameters.length === 0
            ? t('none')
            : parameters.map((name, at) => (
                <span key={name}>
                  {at > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
        </Fact>
        <Fact name={t('example')}>
          {address === null ? (
            t('fromList')
          ) : (
            <>
              <a href={address} className="inline-flex min-h-11 items-center break-all">
                {address}
              </a>
              <code className="block break-all">{`curl "${siteOrigin}${address}"`}</code>
            </>
          )}
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-baseline sm:gap-x-4">
      <dt className="text-text-2">{name}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}
