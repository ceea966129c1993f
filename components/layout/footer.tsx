import { EnvelopeSimpleIcon, FacebookLogoIcon, InstagramLogoIcon, MapPinIcon, MegaphoneIcon, ShareNetworkIcon, XLogoIcon, YoutubeLogoIcon } from '@phosphor-icons/react/ssr'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Aksara } from '@/components/ui/aksara'
import { Link } from '@/components/ui/link'
import { Container } from './container'
import { sitemap } from './navigation'

const socialSites = [
  { name: 'Facebook', href: 'https://www.facebook.com/jabarprov', Icon: FacebookLogoIcon },
  { name: 'Instagram', href: 'https://www.instagram.com/jabarprovgoid', Icon: InstagramLogoIcon },
  { name: 'X', href: 'https://x.com/jabarprovgoid', Icon: XLogoIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/channel/UCiDN1p49p87vtkhMC5BhdXA', Icon: YoutubeLogoIcon },
]
const footerLink = 'inline-flex min-h-6 items-center hover:text-white hover:underline underline-offset-4'

/** Night valley: office, contact, complaint help, social sites, sitemap, copyright with the year of `now`. */
export function Footer({ contactEmail, now }: { contactEmail: string; now: Date }) {
  const t = useTranslations('common')
  const format = useFormatter()
  return (
    <footer className="mt-auto bg-night text-small text-on-dark-2">
      <img src="/img/footer-malam.svg" alt="" width={1440} height={300} loading="lazy" className="h-50 w-full object-cover object-[62%_100%] lg:h-75" />
      <Container className="pb-8 pt-10">
        <div className="grid gap-8 border-b border-white/15 pb-9 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <Block icon={<MapPinIcon aria-hidden="true" size={20} />} title={t('footer.officeTitle')}>
            <address className="not-italic">
              {t('footer.office')}
              <br />
              {t('footer.address')}
            </address>
          </Block>
          <Block icon={<EnvelopeSimpleIcon aria-hidden="true" size={20} />} title={t('footer.emailTitle')}>
            <a href={`mailto:${contactEmail}`} className="inline-flex min-h-6 items-center text-white underline underline-offset-4">
              {contactEmail}
            </a>
          </Block>
          <Block icon={<MegaphoneIcon aria-hidden="true" size={20} />} title={t('footer.complaintTitle')}>
            <p>{t('footer.complaintText')}</p>
            <Link href="/aduan-warga/buat-aduan" className="inline-flex min-h-6 items-center text-white underline underline-offset-4">
              {t('menu.fileComplaint')}
            </Link>
          </Block>
          <Block icon={<ShareNetworkIcon aria-hidden="true" size={20} />} title={t('footer.socialTitle')}>
            <ul className="flex flex-wrap gap-3">
              {socialSites.map(({ name, href, Icon }) => (
                <li key={name}>
                  <Link
                    href={href}
                    aria-label={t('footer.socialLink', { name })}
                    className="grid size-11 place-items-center rounded-leaf-sm bg-canopy text-white hover:bg-brand"
                  >
                    <Icon aria-hidden="true" size={20} weight="fill" />
                  </Link>
                </li>
              ))}
            </ul>
          </Block>
        </div>
        <nav aria-label={t('footer.sitemap')} className="grid gap-8 border-b border-white/15 py-9 sm:grid-cols-2 lg:grid-cols-4">
          {sitemap.map((group) => (
            <div key={group.key}>
              <h2 className="text-[0.9375rem] font-bold text-white">{t(`menu.${group.key}`)}</h2>
              <ul className="mt-3 space-y-2">
                {group.items.map((item) => (
                  <li key={item.key}>
                    <Link href={item.href} className={footerLink}>
                      {t(`menu.${item.key}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-6">
          <p>{t('footer.copyright', { year: format.dateTime(now, { year: 'numeric' }) })}</p>
          <p className="flex flex-wrap items-center gap-x-3">
            <Aksara text="ᮌᮨᮙᮂ ᮛᮤᮕᮂ ᮛᮦᮕᮦᮂ ᮛᮕᮤᮂ" className="text-body font-semibold text-pare-200" />
            <span lang="su">Gemah Ripah Répéh Rapih</span>
          </p>
        </div>
      </Container>
    </footer>
  )
}

function Block({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="flex items-center gap-2.5 text-body font-bold text-white">
        <span className="text-pare-200">{icon}</span>
        {title}
      </h2>
      <div className="mt-2 space-y-1.5">{children}</div>
    </section>
  )
}
