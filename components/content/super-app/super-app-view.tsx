import { StaticMarkup } from '@/components/ui/static-markup'
import { CheckCircleIcon, AppleLogoIcon, GooglePlayLogoIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { Ridges } from '@/components/layout/ridges'
import { Accordion } from '@/components/ui/accordion'
import type { SuperApp } from '@/lib/schemas/super-app'
import { PhoneDrawing } from './phone-drawing'
import { SuperAppServices } from './super-app-services'
import { SuperAppSocial } from './super-app-social'
import { ButtonLink } from '@/components/ui/button'
import { SourceLine } from '../source-line'

/** The two official places to get the app. */
function StoreButtons({ stores }: { stores: SuperApp['stores'] }) {
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

/** The page about the citizen super-app: split head with a phone, its services, questions, and the official stores. */
export function SuperAppView({
  app,
  feedback,
}: {
  app: SuperApp
  /** Asks whether the page helped. */
  feedback?: ReactNode
}) {
  const t = useTranslations('super-app')
  return (
    <>
      <Hero app={app} />
      <Container className="space-y-14 pb-18 pt-6 lg:space-y-20 lg:pb-22">
        <SuperAppServices services={app.services} />
        <section
          aria-labelledby="super-app-faq"
          className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
        >
          <h2 id="super-app-faq" className="text-h2">
            {t('faq')}
          </h2>
          <Accordion
            items={app.faq.map(({ question, answer }) => ({ title: question, content: answer }))}
          />
        </section>
        <Download app={app} />
        <SuperAppSocial />
        <div>
          <SourceLine source={app.source} updatedOn={app.updated_at} />
          {feedback}
        </div>
      </Container>
    </>
  )
}

function Hero({ app }: { app: SuperApp }) {
  const t = useTranslations('super-app')
  return (
    <div className="relative isolate overflow-hidden bg-canopy pt-7 text-white lg:pt-8">
      <div
        aria-hidden="true"
        className="mega-mendung absolute inset-y-0 right-0 -z-1 w-1/2 max-lg:hidden"
      />
      <Container>
        <Breadcrumb items={[{ label: t('title') }]} onDark />
        <StaticMarkup
          id="kepala-aplikasi"
          className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]"
        >
          <div className="pb-10 pt-4 lg:pb-44 lg:pt-12">
            <h1 className="max-w-[18ch] text-h1 text-white">{t('headline')}</h1>
            <p className="mt-4 max-w-[48ch] text-lead text-on-dark-2">{app.lead}</p>
            <div className="mt-7">
              <StoreButtons stores={app.stores} />
            </div>
            <h2 className="sr-only">{t('highlights')}</h2>
            <ul className="mt-8 grid max-w-[44rem] gap-x-6 gap-y-4 sm:grid-cols-3">
              {app.highlights.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="flex items-center gap-2 text-label text-white">
                    <CheckCircleIcon
                      aria-hidden="true"
                      size={22}
                      weight="fill"
                      className="shrink-0 text-pare-200"
                    />
                    {title}
                  </h3>
                  <p className="mt-1 text-small text-on-dark-2">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div aria-hidden="true" className="relative h-80 lg:h-auto print:hidden">
            <PhoneDrawing
              app={app}
              className="absolute left-1/2 top-0 -z-1 w-72 -translate-x-1/2 lg:top-2 lg:w-80"
            />
          </div>
        </StaticMarkup>
      </Container>
      <Ridges />
    </div>
  )
}

function Download({ app }: { app: SuperApp }) {
  const t = useTranslations('super-app')
  return (
    <StaticMarkup
      as="section"
      id="unduh-aplikasi"
      aria-labelledby="super-app-download"
      className="relative overflow-hidden rounded-panel bg-canopy p-6 text-white lg:p-10 print:hidden"
    >
      <div aria-hidden="true" className="mega-mendung absolute inset-y-0 right-0 w-3/5" />
      <div className="relative flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="super-app-download" className="text-h3 text-white">
            {t('download')}
          </h2>
          <p className="mt-1 max-w-[52ch] text-on-dark-2">{t('downloadText')}</p>
        </div>
        <StoreButtons stores={app.stores} />
      </div>
    </StaticMarkup>
  )
}
