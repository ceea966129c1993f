import type { Icon } from '@phosphor-icons/react'
import {
  AppStoreLogoIcon,
  ChatCircleDotsIcon,
  ClipboardTextIcon,
  GlobeIcon,
  GooglePlayLogoIcon,
  MapPinIcon,
  PhoneIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { officesId } from '@/components/content/offices/offices-section'
import { ButtonLink } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-class'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import { isOutbound } from '@/lib/outbound-link'
import type { ServiceDetail, ServiceLinkType } from '@/lib/schemas/services'
import { telephoneHref } from './service-telephone'

// The portal's own form leads, then the site, another's form last: the design's order.
const typeOrder: ServiceLinkType[] = [
  'COMPLAINT',
  'WEBSITE',
  'GOOGLE_PLAYSTORE',
  'APP_STORE',
  'GOOGLE_FORM',
]
const icons: Record<ServiceLinkType, { Icon: Icon; weight: 'fill' | 'bold' }> = {
  COMPLAINT: { Icon: ChatCircleDotsIcon, weight: 'fill' },
  WEBSITE: { Icon: GlobeIcon, weight: 'bold' },
  GOOGLE_PLAYSTORE: { Icon: GooglePlayLogoIcon, weight: 'fill' },
  APP_STORE: { Icon: AppStoreLogoIcon, weight: 'fill' },
  GOOGLE_FORM: { Icon: ClipboardTextIcon, weight: 'bold' },
}

type Linked = Pick<ServiceDetail, 'links' | 'website' | 'hotline_number' | 'technical'>

const isOwnForm = (type: ServiceLinkType, address: string) =>
  type === 'COMPLAINT' && address.startsWith(`${complaintFormAddress.path}?`)

/** Links in the design's order; the official site leads even when only the `website` field names it. Only web addresses and the portal's own form pass. */
function orderedLinks({ links, website }: Linked): ServiceDetail['links'] {
  const isListed = website === null || links.some(({ type }) => type === 'WEBSITE')
  const all = isListed
    ? links
    : [{ type: 'WEBSITE' as const, tautan: website, label: '' }, ...links]
  return all
    .filter(({ tautan, type }) => isOutbound(tautan) || isOwnForm(type, tautan))
    .toSorted((a, b) => typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type))
}

interface ServiceLinksProps {
  service: Linked
  lang?: string
  /** The page shows the offices of regencies and cities: the main way into a service that has no site of its own. */
  hasOffices?: boolean
}

/** Every way into a service, the first one as the main action; one sentence when there is none. */
export function ServiceLinks({ service, lang, hasOffices = false }: ServiceLinksProps) {
  const t = useTranslations('services')
  const leadsToOffices = hasOffices && service.website === null
  const links = orderedLinks(service)
  const { hotline_number: hotline, technical } = service

  if (links.length === 0 && !hotline && !hasOffices) {
    return (
      <p className="text-small text-text-2">
        {technical === 'Online' ? t('detail.noAccessOnline') : t('detail.noAccessOffline')}
      </p>
    )
  }
  return (
    <ul className="space-y-2.5">
      {leadsToOffices && <OfficesLink variant="primary" />}
      {links.map(({ type, tautan, label }, index) => {
        const { Icon, weight } = icons[type]
        // Two links of one type would have one name, so the second goes by its own.
        const isRepeated = label !== '' && links.findIndex((link) => link.type === type) !== index
        const variant: ButtonVariant =
          index === 0 && !leadsToOffices ? 'primary' : type === 'GOOGLE_FORM' ? 'text' : 'secondary'
        return (
          <li key={`${type} ${tautan}`}>
            <ButtonLink href={tautan} variant={variant} className="w-full">
              <Icon aria-hidden="true" size={20} weight={weight} className="shrink-0" />
              <span>
                {isRepeated ? <span lang={lang}>{label}</span> : t(`links.${type}`)}
                <span className="sr-only">
                  {!isRepeated && label !== '' && (
                    <>
                      : <span lang={lang}>{label}</span>
                    </>
                  )}
                </span>
              </span>
            </ButtonLink>
          </li>
        )
      })}
      {hasOffices && !leadsToOffices && <OfficesLink variant="secondary" />}
      {hotline && (
        <li>
          <ButtonLink
            href={telephoneHref(hotline)}
            variant={links.length === 0 && !hasOffices ? 'primary' : 'secondary'}
            className="w-full"
          >
            <PhoneIcon aria-hidden="true" size={20} weight="fill" className="shrink-0" />
            {t('detail.call', { number: hotline })}
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}

function OfficesLink({ variant }: { variant: ButtonVariant }) {
  const t = useTranslations('offices')
  return (
    <li>
      <ButtonLink href={`#${officesId}`} variant={variant} className="w-full">
        <MapPinIcon aria-hidden="true" size={20} weight="fill" className="shrink-0" />
        {t('toOffices')}
      </ButtonLink>
    </li>
  )
}
