import { StaticMarkup } from '@/components/ui/static-markup'
import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { openAddress, type OpenInterface } from '@/lib/open-data/datasets'

interface InterfaceListProps {
  /** Unique on the page, as that of every static part: its contents are found again by it. */
  id: string
  interfaces: readonly OpenInterface[]
  /** Origin of the portal, for examples that can be copied. */
  siteOrigin: string
}

/** Addresses that other systems may read: purpose, media type, parameters and an example each. The first is open, the others are folded. */
export function InterfaceList({ id, interfaces, siteOrigin }: InterfaceListProps) {
  return (
    <StaticMarkup id={id} className="space-y-2.5">
      {interfaces.map((each, at) => (
        <Interface key={each.path} {...each} isOpen={at === 0} siteOrigin={siteOrigin} />
      ))}
    </StaticMarkup>
  )
}

function Interface({
  purpose,
  path,
  mediaType,
  parameters,
  example,
  siteOrigin,
  isOpen,
}: OpenInterface & { siteOrigin: string; isOpen: boolean }) {
  const [t, purposes] = [useTranslations('developers'), useTranslations('open-data.interfaces')]
  const locale = useLocale()
  const address = example === null ? null : openAddress(example, locale)
  return (
    <details
      open={isOpen}
      className="group rounded-card bg-surface text-small shadow-0 forced-colors:border"
    >
      <summary className="flex min-h-13 items-center justify-between gap-4 rounded-card px-4 py-3 marker:content-none [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <code className="block break-all font-semibold text-heading">
            GET {openAddress(path, locale)}
          </code>
          <span className="block text-text-2">{purposes(purpose)}</span>
        </span>
        <CaretDownIcon
          aria-hidden="true"
          size={18}
          weight="bold"
          className="shrink-0 text-link group-open:rotate-180"
        />
      </summary>
      <dl className="space-y-1.5 border-t border-line px-4 pb-3 pt-3">
        <Fact name={t('type')}>
          <code>{mediaType}</code>
        </Fact>
        <Fact name={t('parameters')}>
          {parameters.length === 0 ? t('none') : <code>{parameters.join(', ')}</code>}
        </Fact>
        <Fact name={t('example')}>
          {address === null ? (
            t('fromList')
          ) : (
            <>
              <code className="block break-all">{`curl "${siteOrigin}${address}"`}</code>
              <a href={address} className="inline-flex min-h-11 items-center break-all">
                {t('openExample')}
                <span className="sr-only">: {address}</span>
              </a>
            </>
          )}
        </Fact>
      </dl>
    </details>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-4">
      <dt className="text-text-2">{name}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}
