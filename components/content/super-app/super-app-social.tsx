import { useTranslations } from 'next-intl'
import { SocialList } from '@/components/layout/social-list'
import { appSocialSites } from '@/components/layout/social-sites'
import { PhoneDrawing } from './phone-drawing'

/** Where news of the app can be followed, beside the app's picture. */
export function SuperAppSocial() {
  const t = useTranslations('super-app')
  return (
    <section
      aria-labelledby="super-app-social"
      className="flex items-center gap-5 overflow-hidden rounded-card bg-surface px-5 shadow-0 sm:gap-8 sm:px-8"
    >
      <div
        aria-hidden="true"
        className="relative h-44 w-24 shrink-0 self-end sm:w-32 huge-text:hidden print:hidden"
      >
        <PhoneDrawing className="absolute inset-x-0 top-6 w-full" />
      </div>
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
