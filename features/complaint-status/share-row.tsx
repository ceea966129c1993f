'use client'

import { PrinterIcon, RssIcon } from '@phosphor-icons/react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { ComplaintView } from '@/lib/schemas/complaints'
import { publicAddress } from './address'
import { CopyButton } from './copy-button'

interface ShareRowProps {
  view: ComplaintView
  /** What is printed; its closed boxes open for the paper. */
  printed: RefObject<HTMLElement | null>
}

/** Link, paper and feed of a complaint. A private one has no link or feed that anybody else could use. */
export function ShareRow({ view, printed }: ShareRowProps) {
  const t = useTranslations('complaint-following.share')
  const locale = useLocale()
  const isPublic = view.type === 'public'

  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = Array.from(printed.current?.querySelectorAll('details') ?? []).filter(
        (box) => !box.open,
      )
      for (const box of opened) box.open = true
    }
    const close = () => {
      for (const box of opened) box.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [printed])

  return (
    <section
      aria-labelledby="complaint-share"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-share" className="text-h4 text-heading">
        {t('title')}
      </h3>
      <div className="mt-3 flex flex-wrap gap-3">
        {isPublic && (
          <CopyButton
            text={publicAddress(window.location.href, view.complaint_id)}
            label={t('copy')}
          />
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" size={20} weight="bold" />
          {t('print')}
        </Button>
      </div>
      {isPublic && (
        <p className="mt-3 text-small text-text-2">
          {/* A file of the API, not a page: it has no language in its path. */}
          <a
            href={`/v1/public/complaints/${encodeURIComponent(view.complaint_id)}/feed?lang=${locale}`}
            type="application/atom+xml"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4 hover:decoration-2"
          >
            <RssIcon aria-hidden="true" size={18} weight="bold" className="shrink-0" />
            {t('feed')}
          </a>
          <span className="block">{t('feedHint')}</span>
        </p>
      )}
    </section>
  )
}
