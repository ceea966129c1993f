import { useTranslations } from 'next-intl'
import { Aksara } from '@/components/ui/aksara'
import { Link } from '@/components/ui/link'

/** The mark and name, linking home; named "Beranda" for everybody who does not see it. */
export function Brand() {
  const t = useTranslations('common')
  return (
    <Link
      href="/"
      data-event="logo-click"
      aria-label={`${t('breadcrumb.home')} ${t('site.name')}`}
      className="flex min-w-0 items-center gap-3 sm:shrink-0"
    >
      <img
        src="/img/logo-mark.svg"
        alt=""
        width={44}
        height={44}
        data-kept-picture
        className="size-10 shrink-0 lg:size-11"
      />
      <span>
        <span className="block text-h4 font-extrabold leading-tight tracking-[-0.03em] text-heading">
          {t('site.name')}
        </span>
        <Aksara text="ᮏᮝ ᮊᮥᮜᮧᮔ᮪" className="block text-micro leading-tight text-hejo-600" />
      </span>
    </Link>
  )
}
