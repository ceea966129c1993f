'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { ShareGlyph } from './share-glyph'

const square =
  'grid size-11 shrink-0 place-items-center rounded-md bg-surface text-hejo-700 ring-1 ring-inset ring-line-strong transition-colors duration-fast hover:bg-subtle'

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

  // Only a completed share counts; the module with the API client is fetched at that moment and not before.
  const count = () => {
    if (articleId !== undefined)
      void import('./count-share').then(({ countShare }) => countShare(articleId))
  }

  async function copy() {
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
      className={`no-print flex flex-wrap items-center gap-3 ${isRail ? 'lg:sticky lg:top-36 lg:flex-col' : ''}`}
    >
      <h2 id="share-label" className="text-small font-semibold text-text-2">
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
