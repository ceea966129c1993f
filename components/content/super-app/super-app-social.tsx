import { useTranslations } from 'next-intl'
import { SocialList } from '@/components/layout/social-list'
import { appSocialSites } from '@/components/layout/social-sites'

/** Where news of the app can be followed. */
export function SuperAppSocial() {
  const t = useTranslations('super-app')
  return (
    <section
      aria-labelledby="super-app-social"
      className="rounded-card bg-surface px-5 shadow-0 forced-colors:border sm:px-8"
    >
      <div className="min-w-0 py-6">
        <h2 id="super-app-social" className="text-h3">
          {t('social')}
        </h2>
        <p className="mb-4 mt-1 max-w-[52ch] text-text-2">{t('socialText')}</p>
        <SocialList sites={appSocialSites} tile="bg-canopy" />
      </div>
    </section>
  )
}
