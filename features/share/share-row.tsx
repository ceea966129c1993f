'use client'

import { CheckIcon, FacebookLogoIcon, LinkSimpleIcon, WhatsappLogoIcon, XLogoIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/components/ui/link'

const square =
  'grid size-11 place-items-center rounded-md bg-surface text-hejo-700 ring-1 ring-inset ring-line-strong transition-colors duration-fast hover:bg-subtle'

interface ShareRowProps {
  articleId: number
  /** Absolute public address of the article. */
  url: string
  title: string
}

/** Ways to pass an article on: a rail on wide screens, a row on phones. The links work without scripts and pass the check page like any other. */
export function ShareRow({ articleId, url, title }: ShareRowProps) {
  const t = useTranslations('share')
  const [message, setMessage] = useState<'copied' | 'copyFailed' | null>(null)
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  const targets = [
    { key: 'whatsapp', href: `https://wa.me/?text=${text}%20${address}`, Icon: WhatsappLogoIcon },
    { key: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, Icon: FacebookLogoIcon },
    { key: 'x', href: `https://x.com/intent/post?text=${text}&url=${address}`, Icon: XLogoIcon },
  ] as const

  // Only a completed share counts; the module with the API client is fetched at that moment and not before.
  const count = () => void import('./count-share').then(({ countShare }) => countShare(articleId))

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setMessage('copied')
      count()
    } catch {
      setMessage('copyFailed')
    }
  }

  return (
    <section aria-labelledby="share-label" className="flex flex-wrap items-center gap-3 lg:sticky lg:top-36 lg:flex-col">
      <h2 id="share-label" className="text-small font-semibold text-text-2">
        {t('label')}
      </h2>
      {targets.map(({ key, href, Icon }) => (
        <Link key={key} href={href} aria-label={t(key)} className={square} onClick={count}>
          <Icon aria-hidden="true" size={20} weight="bold" />
        </Link>
      ))}
      <button type="button" aria-label={t('copy')} className={square} onClick={() => void copy()}>
        {message === 'copied' ? <CheckIcon aria-hidden="true" size={20} weight="bold" /> : <LinkSimpleIcon aria-hidden="true" size={20} weight="bold" />}
      </button>
      <output className="text-small text-text-2 lg:text-center">{message && t(message)}</output>
    </section>
  )
}
