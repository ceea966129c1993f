'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { localePath } from '@/lib/i18n/locales'
import { formCache } from '@/lib/offline/caches'
import { isReachable } from './queries'

/** Whether the complaint form at this path opens without network. Its page is the last thing kept, so everything it needs is there too. */
async function isFormCached(path: string): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(formCache))) return false
  return (await (await caches.open(formCache)).match(path, { ignoreSearch: true })) !== undefined
}

const card = 'rounded-card bg-surface px-5 shadow-0 sm:px-7 forced-colors:border'

/** How often a page that is looked at asks for the portal, milliseconds. */
export const askMs = 10_000

interface OfflineViewProps {
  /** Picture, title and lead of the page, made on the server. */
  head: ReactNode
  /** Whom to call, made on the server. */
  emergency: ReactNode
  /** The sign of the form, made on the server. */
  formTile: ReactNode
  /** The saved pages. */
  children: ReactNode
}

/** What still works without network, and the way back: by itself when the network returns, or by the button. */
export function OfflineView({ head, emergency, formTile, children }: OfflineViewProps) {
  const t = useTranslations('offline')
  const locale = useLocale()
  const [hasForm, setHasForm] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isBack, setIsBack] = useState(false)

  useEffect(() => {
    // A storage that refuses holds no form either.
    isFormCached(localePath(locale, '/aduan-warga/buat-aduan')).then(setHasForm, () => undefined)
  }, [locale])

  // Devices on a network that leads nowhere call themselves online and never say that it is back, so the portal is asked as well.
  useEffect(() => {
    // A reload would cancel the link to a saved page that somebody has just followed.
    let left = -askMs
    const onLeaving = () => {
      left = performance.now()
    }
    const goOn = () => {
      if (performance.now() - left < askMs) return
      setIsBack(true)
      window.location.reload()
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void isReachable().then((isThere) => isThere && goOn())
    }, askMs)
    window.addEventListener('online', goOn)
    window.addEventListener('beforeunload', onLeaving)
    return () => {
      clearInterval(timer)
      window.removeEventListener('beforeunload', onLeaving)
      window.removeEventListener('online', goOn)
    }
  }, [])

  const retry = () => {
    setHasFailed(false)
    void isReachable().then((isThere) => (isThere ? window.location.reload() : setHasFailed(true)))
  }

  return (
    <div className="mx-auto w-full max-w-[44rem] px-5 py-10 md:py-14">
      <div className={`${card} py-8 text-center sm:px-10`}>
        {head}
        <div className="mt-6 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 noscript:hidden">
          <Button onClick={retry}>{t('retry')}</Button>
          <output className="text-text-2 empty:hidden">
            {isBack ? t('back') : hasFailed ? t('stillOffline') : ''}
          </output>
        </div>
      </div>
      <h2 className="mt-10 text-h3">{t('works')}</h2>
      <ul className={`mt-4 divide-y divide-line ${card}`}>
        <li className="flex items-start gap-4 py-5">{emergency}</li>
        <li className="flex items-start gap-4 py-5">
          {formTile}
          <div>
            <h3 className="text-h4">{t('form')}</h3>
            <p className="mt-1 text-text-2">{t(hasForm ? 'formText' : 'formMissing')}</p>
            {hasForm && (
              <Link
                href="/aduan-warga/buat-aduan"
                className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              >
                {t('form')}
              </Link>
            )}
          </div>
        </li>
      </ul>
      <h2 className="mt-10 text-h3">{t('saved')}</h2>
      {children}
    </div>
  )
}
