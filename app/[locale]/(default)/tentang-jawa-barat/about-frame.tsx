import { getLocale, getNow, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type AboutPage, aboutPath, aboutPaths } from '@/lib/address/paths'
import { AboutRail } from '@/components/content/about/about-rail'
import { ReviewNotice } from '@/components/content/review-notice'
import { JsonLd } from '@/components/content/json-ld'
import { Container } from '@/components/layout/container'
import type { Scene } from '@/components/layout/banner-scene'
import { PageBanner } from '@/components/layout/page-banner'
import { PageFeedback } from '@/app/page-feedback'
import { breadcrumbJsonLd } from '@/app/page-json-ld'

interface AboutFrameProps {
  page: AboutPage
  /** Beside the title, e.g. a search. */
  right?: ReactNode
  /** The day from which the page's text waits to be looked at again. */
  reviewBy?: string | null
  /** Path of what is shown, where it is an item of the page. */
  itemPath?: string | null
  /** The page's address with what the reader has chosen to see. */
  shown?: string
  children: ReactNode
}

/** What pages of the section show where it is not the land itself. */
const sceneOf: Partial<Record<AboutPage, Scene>> = {
  history: 'stone-and-gate',
  leaders: 'gedung-sate',
  structure: 'gedung-sate',
  units: 'gedung-sate',
}

/** What all pages about the province share: banner, way back, column of cards, and beside it the rail. */
export async function AboutFrame({
  page,
  right,
  reviewBy = null,
  itemPath = null,
  shown,
  children,
}: AboutFrameProps) {
  const [locale, t, common] = [
    await getLocale(),
    await getTranslations('about'),
    await getTranslations('common'),
  ]
  const isIndex = page === 'index'
  const label = t(`pages.${page}.label`)
  const trail = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('section'), path: aboutPath },
    ...(isIndex ? [] : [{ name: label, path: aboutPaths[page] }]),
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <PageBanner
        scene={sceneOf[page] ?? 'volcanoes'}
        title={t(`pages.${page}.title`)}
        subtitle={t(`pages.${page}.subtitle`)}
        crumbs={
          isIndex
            ? [{ label: t('section') }]
            : [{ label: t('section'), href: aboutPath }, { label }]
        }
        right={right}
      />
      <Container className="relative pb-18">
        <div
          className={`-mt-14 grid items-start gap-x-8 gap-y-5 lg:-mt-9 xl:gap-x-9 ${isIndex ? '' : 'lg:grid-cols-[18rem_minmax(0,1fr)]'}`}
        >
          {/* The first page of the section is made of the same links. */}
          {!isIndex && <AboutRail current={page} />}
          <div className="min-w-0 space-y-6">
            <ReviewNotice reviewBy={reviewBy} now={await getNow()} />
            {children}
            <PageFeedback path={itemPath ?? aboutPaths[page]} shown={shown} />
          </div>
        </div>
      </Container>
    </>
  )
}
