import { AppleLogoIcon, GooglePlayLogoIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { SuperApp } from '@/lib/schemas/super-app'

/** The two official places to get the app. */
export function StoreButtons({ stores }: { stores: SuperApp['stores'] }) {
  const t = useTranslations('super-app')
  return (
    <ul aria-label={t('stores')} className="flex flex-wrap gap-3">
      <li className="w-full xs:w-auto">
        <ButtonLink variant="gold" href={stores.google_play} className="w-full">
          <GooglePlayLogoIcon aria-hidden="true" size={22} weight="fill" />
          {t('googlePlay')}
        </ButtonLink>
      </li>
      <li className="w-full xs:w-auto">
        <ButtonLink variant="quiet" href={stores.app_store} className="w-full">
          <AppleLogoIcon aria-hidden="true" size={22} weight="fill" />
          {t('appStore')}
        </ButtonLink>
      </li>
    </ul>
  )
}
