import {
  EnvelopeSimpleIcon,
  MapPinIcon,
  ShareNetworkIcon,
  SmileyIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Aksara, mottoAksara } from '@/components/ui/aksara'
import { useFormatter } from '@/lib/i18n/formatter'
import { Container } from './container'
import { FooterSitemap, type SitemapLifeEvent } from './footer-sitemap'
import { SocialList } from './social-list'
import { Link } from '@/components/ui/link'
import { LowDataButton } from './low-data-button'
import { StaticMarkup } from '@/components/ui/static-markup'

/** Pages saved on the device, and the low-data mode, on or off. */
function LowDataSwitch() {
  const t = useTranslations('low-data')
  return (
    <StaticMarkup id="hemat-data" className="no-print flex flex-wrap gap-x-7">
      <Link
        href="/tersimpan"
        className="inline-flex min-h-11 items-center text-white underline underline-offset-4"
      >
        {t('saved')}
      </Link>
      <LowDataButton mode="on" className="text-white">
        {t('turnOn')}
      </LowDataButton>
      <LowDataButton mode="off" className="text-white">
        {t('turnOff')}
      </LowDataButton>
    </StaticMarkup>
  )
}

interface FooterProps {
  contactEmail: string
  now: Date
  /** Opens the feedback form. */
  feedbackButton?: ReactNode
  /** For the services of the sitemap; without them only the way to all of them is there. */
  lifeEvents?: SitemapLifeEvent[]
  /** This page in each language, for the menu that the sitemap is before scripts. */
  languageTabs?: ReactNode
}

/** Night valley: office, contact, feedback, social sites, sitemap, copyright with the year of `now`. */
export function Footer({
  contactEmail,
  now,
  feedbackButton,
  lifeEvents = [],
  languageTabs,
}: FooterProps) {
  const t = useTranslations('footer')
  const format = useFormatter()
  return (
    <footer className="mt-auto bg-night text-[0.9375rem] text-on-dark-2">
      <img
        src="/img/footer-malam.svg"
        alt=""
        width={1440}
        height={300}
        loading="lazy"
        className="h-50 w-full object-cover object-[62%_100%] lg:h-65"
      />
      <Container className="pb-6 pt-8">
        <div className="grid gap-8 pb-7 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <Block id="kaki-kantor" Icon={MapPinIcon} title={t('officeTitle')}>
            <address className="not-italic">
              {t('office')}
              <br />
              {t('address')}
            </address>
          </Block>
          <Block id="kaki-surel" Icon={EnvelopeSimpleIcon} title={t('emailTitle')}>
            <a
              href={`mailto:${contactEmail}`}
              data-event="footer-email-click"
              className="inline-flex min-h-6 items-center text-white underline underline-offset-4"
            >
              {contactEmail}
            </a>
          </Block>
          <Block id="kaki-pendapat" Icon={SmileyIcon} title={t('feedbackTitle')}>
            <p>{t('feedbackText')}</p>
            {feedbackButton}
          </Block>
          <Block id="kaki-media-sosial" Icon={ShareNetworkIcon} title={t('socialTitle')}>
            <SocialList tile="bg-canopy" event="footer-social-click" />
          </Block>
        </div>
        <FooterSitemap lifeEvents={lifeEvents} languageTabs={languageTabs} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-4 text-small">
          <LowDataSwitch />
          <p>{t('copyright', { year: format.dateTime(now, { year: 'numeric' }) })}</p>
          <p className="flex flex-wrap items-center gap-x-3">
            <Aksara text={mottoAksara} className="text-body font-semibold text-pare-200" />
            <span lang="su">Gemah Ripah Répéh Rapih</span>
          </p>
        </div>
      </Container>
    </footer>
  )
}

interface BlockProps {
  id: string
  Icon: typeof MapPinIcon
  title: string
  children: ReactNode
}

function Block({ id, Icon, title, children }: BlockProps) {
  return (
    <StaticMarkup as="section" id={id}>
      <h2 className="flex items-center gap-2.5 text-body font-bold text-white">
        <Icon aria-hidden="true" size={20} weight="duotone" className="text-pare-200" />
        {title}
      </h2>
      <div className="mt-2 space-y-1.5">{children}</div>
    </StaticMarkup>
  )
}
