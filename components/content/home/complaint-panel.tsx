import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'

/** The way to say that something is wrong, and to see what became of it. */
export function ComplaintPanel() {
  const t = useTranslations('home.complaint')
  return (
    <section aria-labelledby="home-complaint" className="relative overflow-hidden rounded-panel bg-canopy p-7 text-white lg:p-9">
      <div aria-hidden="true" className="banner-clouds absolute inset-0" />
      <div className="relative">
        <h2 id="home-complaint" className="text-h3 text-white">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-[48ch] text-on-dark-2">{t('text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/aduan-warga/buat-aduan" variant="gold">
            {t('create')}
          </ButtonLink>
          <ButtonLink href="/aduan-warga/cek-status" variant="quiet">
            {t('status')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
