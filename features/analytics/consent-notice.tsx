'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { Link } from '@/components/ui/link'
import { decide, useConsent, type Decision } from './consent'

const choices: readonly Decision[] = ['denied', 'granted']

/** Whatever gets the focus is scrolled to a place above the notice, never beneath it; what has it in the notice leaves it to the page. */
function keepFocusInView(notice: HTMLElement) {
  const { style } = document.documentElement
  style.scrollPaddingBottom = `${notice.offsetHeight}px`
  return () => {
    style.scrollPaddingBottom = ''
    // Another tab may decide while somebody is at the buttons of this one.
    if (notice.contains(document.activeElement)) focusAfterRemoval()
  }
}

/**
 * Asks whether visits may be counted with Google Analytics. Blocks nothing: it sticks to the bottom of the window, has its own place at the
 * end of the page, and leaves the corner of the widgets' button free. Both answers look and weigh the same; after one it says where to
 * change it.
 */
export function ConsentNotice() {
  const t = useTranslations('consent')
  const consent = useConsent()
  const path = usePathname()
  const titleId = useId()
  const [decidedOn, setDecidedOn] = useState<string | null>(null)
  const isOpen = consent === 'undecided'
  if (!isOpen && decidedOn !== path) return null

  const choose = (decision: Decision) => {
    setDecidedOn(path)
    decide(decision)
  }
  const privacy = (
    <Link
      href="/kebijakan-privasi#analytics"
      className="inline-flex min-h-6 items-center text-link underline underline-offset-4 hover:text-link-hover"
    >
      {t('privacy')}
    </Link>
  )
  return (
    <section
      ref={keepFocusInView}
      aria-labelledby={titleId}
      className={
        'sticky bottom-0 z-dock max-h-[60dvh] overflow-y-auto border-t border-line bg-surface px-5 py-4 text-small text-text ' +
        'md:px-6 lg:px-8 xl:pe-24 print:hidden forced-colors:border-t-2'
      }
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-3">
        {isOpen ? (
          <>
            <div className="min-w-0 flex-1 basis-80">
              <h2 id={titleId} className="text-label text-heading">
                {t('title')}
              </h2>
              <p className="mt-1 max-w-[80ch] text-text-2">
                {t('text')} {privacy}
              </p>
            </div>
            <div className="flex flex-wrap gap-2.5 pe-20 xl:pe-0">
              {choices.map((decision) => (
                <Button
                  key={decision}
                  variant="secondary"
                  className="min-h-11! min-w-28 px-4!"
                  onClick={() => choose(decision)}
                >
                  {t(`answers.${decision}`)}
                </Button>
              ))}
            </div>
          </>
        ) : (
          // The button that had the focus is gone; the sentence takes it and is read out.
          <p
            id={titleId}
            tabIndex={-1}
            ref={(sentence) => sentence?.focus({ preventScroll: true })}
          >
            {t(`kept.${consent}`)} {privacy}
          </p>
        )}
      </div>
    </section>
  )
}
