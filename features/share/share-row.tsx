'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'

const paths = {
  whatsapp:
    'M187.3,159.06A36.09,36.09,0,0,1,152,188a84.09,84.09,0,0,1-84-84A36.09,36.09,0,0,1,96.94,68.7,12,12,0,0,1,110,75.1l11.48,23a12,12,0,0,1-.75,12l-8.52,12.78a44.56,44.56,0,0,0,20.91,20.91l12.78-8.52a12,12,0,0,1,12-.75l23,11.48A12,12,0,0,1,187.3,159.06ZM236,128A108,108,0,0,1,78.77,224.15L46.34,235A20,20,0,0,1,21,209.66l10.81-32.43A108,108,0,1,1,236,128Zm-24,0A84,84,0,1,0,55.27,170.06a12,12,0,0,1,1,9.81l-9.93,29.79,29.79-9.93a12.1,12.1,0,0,1,3.8-.62,12,12,0,0,1,6,1.62A84,84,0,0,0,212,128Z',
  facebook:
    'M128,20A108,108,0,1,0,236,128,108.12,108.12,0,0,0,128,20Zm12,191.13V156h20a12,12,0,0,0,0-24H140V112a12,12,0,0,1,12-12h16a12,12,0,0,0,0-24H152a36,36,0,0,0-36,36v20H96a12,12,0,0,0,0,24h20v55.13a84,84,0,1,1,24,0Z',
  x: 'M218.12,209.56l-61-95.8,59.72-65.69a12,12,0,0,0-17.76-16.14L143.81,92.77,106.12,33.56A12,12,0,0,0,96,28H48A12,12,0,0,0,37.88,46.44l61,95.8L39.12,207.93a12,12,0,1,0,17.76,16.14l55.31-60.84,37.69,59.21A12,12,0,0,0,160,228h48a12,12,0,0,0,10.12-18.44ZM166.59,204,69.86,52H89.41l96.73,152Z',
  link: 'M87.5,151.52l64-64a12,12,0,0,1,17,17l-64,64a12,12,0,0,1-17-17Zm131-114a60.08,60.08,0,0,0-84.87,0L103.51,67.61a12,12,0,0,0,17,17l30.07-30.06a36,36,0,0,1,50.93,50.92L171.4,135.52a12,12,0,1,0,17,17l30.08-30.06A60.09,60.09,0,0,0,218.45,37.55ZM135.52,171.4l-30.07,30.08a36,36,0,0,1-50.92-50.93l30.06-30.07a12,12,0,0,0-17-17L37.55,133.58a60,60,0,0,0,84.88,84.87l30.06-30.07a12,12,0,0,0-17-17Z',
  check:
    'M232.49,80.49l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.51,63.51a12,12,0,0,1,17,17Z',
  share:
    'M176,156a43.78,43.78,0,0,0-29.09,11L106.1,140.8a44.07,44.07,0,0,0,0-25.6L146.91,89a43.83,43.83,0,1,0-13-20.17L93.09,95a44,44,0,1,0,0,65.94L133.9,187.2A44,44,0,1,0,176,156Zm0-120a20,20,0,1,1-20,20A20,20,0,0,1,176,36ZM64,148a20,20,0,1,1,20-20A20,20,0,0,1,64,148Zm112,72a20,20,0,1,1,20-20A20,20,0,0,1,176,220Z',
  print:
    'M214.67,68H204V40a12,12,0,0,0-12-12H64A12,12,0,0,0,52,40V68H41.33C25.16,68,12,80.56,12,96v80a12,12,0,0,0,12,12H52v28a12,12,0,0,0,12,12H192a12,12,0,0,0,12-12V188h28a12,12,0,0,0,12-12V96C244,80.56,230.84,68,214.67,68ZM76,52H180V68H76ZM180,204H76V172H180Zm40-40H204v-4a12,12,0,0,0-12-12H64a12,12,0,0,0-12,12v4H36V96c0-2.17,2.44-4,5.33-4H214.67c2.89,0,5.33,1.83,5.33,4Zm-16-44a16,16,0,1,1-16-16A16,16,0,0,1,204,120Z',
}

/** An icon of the share row. Outlines of Phosphor Icons 2.1 (MIT, © 2020 Phosphor Icons), one weight each: a module of the package brings six. */
function ShareGlyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" width={20} height={20} viewBox="0 0 256 256" fill="currentColor">
      <path d={paths[name]} />
    </svg>
  )
}

const square =
  'grid size-11 shrink-0 place-items-center rounded-md bg-surface text-hejo-700 ' +
  'ring-1 ring-inset ring-line-strong transition-colors duration-fast hover:bg-subtle'

interface ShareRowProps {
  /** Counts completed shares of an article; other pages are not counted. */
  articleId?: number
  /** Absolute public address of the page. */
  url: string
  title: string
  /** A column beside the text on wide screens. */
  isRail?: boolean
  /** Further things to do with the page. */
  children?: ReactNode
}

const noChange = () => () => undefined
// Not in every browser, whatever the types say.
const canShare = () => typeof navigator.share === 'function'

/** Ways to pass a page on, or to take it along on paper. The links work without scripts and pass the check page like any other. */
export function ShareRow({ articleId, url, title, isRail = false, children }: ShareRowProps) {
  const t = useTranslations('share')
  const [message, setMessage] = useState<'copied' | 'copyFailed' | null>(null)
  const hasNative = useSyncExternalStore(noChange, canShare, () => false)
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  const targets = [
    { key: 'whatsapp', href: `https://wa.me/?text=${text}%20${address}` },
    { key: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { key: 'x', href: `https://x.com/intent/post?text=${text}&url=${address}` },
  ] as const

  // Only a completed share counts; the module with the API client is fetched at that moment and not before. Where it does not come, nothing is
  // counted, and the page stays.
  const count = () => {
    if (articleId !== undefined)
      import('./queries').then(
        ({ countShare }) => countShare(articleId),
        () => undefined,
      )
  }

  async function copy() {
    // The same words once more would be no change of the page, and not be heard.
    setMessage(null)
    try {
      await navigator.clipboard.writeText(url)
      setMessage('copied')
      count()
    } catch {
      setMessage('copyFailed')
    }
  }

  // Whoever changes their mind in the system's own sheet has shared nothing and needs no message.
  const shareNatively = () => void navigator.share({ title, url }).then(count, () => undefined)

  return (
    <section
      aria-labelledby="share-label"
      className={`no-print flex flex-wrap items-center gap-3 max-xs:gap-1.5 ${isRail ? 'lg:sticky lg:top-36 lg:flex-col' : ''}`}
    >
      <h2
        id="share-label"
        className={`w-full text-small font-semibold text-text-2 ${isRail ? 'lg:w-auto' : ''}`}
      >
        {t('label')}
      </h2>
      {targets.map(({ key, href }) => (
        <Link key={key} href={href} aria-label={t(key)} className={square} onClick={count}>
          <ShareGlyph name={key} />
        </Link>
      ))}
      <span className="scripts-only contents">
        {hasNative && (
          <button type="button" aria-label={t('native')} className={square} onClick={shareNatively}>
            <ShareGlyph name="share" />
          </button>
        )}
        <button type="button" aria-label={t('copy')} className={square} onClick={() => void copy()}>
          <ShareGlyph name={message === 'copied' ? 'check' : 'link'} />
        </button>
        <button
          type="button"
          aria-label={t('print')}
          className={square}
          onClick={() => window.print()}
        >
          <ShareGlyph name="print" />
        </button>
      </span>
      <output className={`text-small text-text-2 ${isRail ? 'lg:text-center' : ''}`}>
        {message && t(message)}
      </output>
      {children}
    </section>
  )
}
