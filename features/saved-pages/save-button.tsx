'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from '@/components/ui/link'
import { followReturn } from '@/lib/device/follow-return'
import { savedPagesCache } from '@/lib/offline/caches'
import { limits, megabyte, SavedFull } from './limits'
import type { SavedKind } from './saved-kinds'
import { useSavedLine } from './use-saved-line'

// Phosphor Icons 2.1 (MIT, © 2020 Phosphor Icons): a module of the package brings six weights.
const bookmark =
  'M184,28H72A20,20,0,0,0,52,48V224a12,12,0,0,0,18.36,10.18l57.63-36,57.65,36A12,12,0,0,0,204,224V48A20,20,0,0,0,184,28Zm-4,174.35-45.65-28.53a12,12,0,0,0-12.72,0L76,202.35V52H180Z'
const bookmarkFull =
  'M184,32H72A16,16,0,0,0,56,48V224a8,8,0,0,0,12.24,6.78L128,193.43l59.77,37.35A8,8,0,0,0,200,224V48A16,16,0,0,0,184,32Z'

type Said =
  | 'saved'
  | 'removed'
  | 'removeFailed'
  | 'tooMany'
  | 'tooLarge'
  | 'failed'
  | 'offline'
  | 'unsupported'

interface SaveButtonProps {
  title: string
  kind: SavedKind
  /** Stands in a narrow column on wide screens: a square, and its words below each other. */
  isRail?: boolean
}

/** Keeps the open page on the device or lets it go, and says where kept pages are. What does the work is fetched at the press. */
export function SaveButton({ title, kind, isRail = false }: SaveButtonProps) {
  const t = useTranslations('saved')
  const line = useSavedLine()
  const [isSaved, setIsSaved] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  // The page that is open now: another one may be when the code that does the work is here.
  const pageHere = () => ({
    path: window.location.pathname,
    title,
    kind,
    lineOf: (savedAt: Date) => line(savedAt, 'mayHaveChanged'),
  })

  const check = useEffectEvent(async () => {
    const page = pageHere()
    // Most people have saved nothing: then nothing more is fetched.
    if (!('caches' in window) || !(await caches.has(savedPagesCache))) return false
    const { isSavedNow } = await import('./save-page')
    return isSavedNow(page)
  })
  const take = useEffectEvent((isSavedNow: boolean) => {
    // What was said of the state before would contradict the button.
    if (isSavedNow !== isSaved) setSaid(null)
    setIsSaved(isSavedNow)
  })
  useEffect(() => {
    // Storage that is blocked, or code that does not come, says nothing about this page; what somebody presses is told.
    const read = () => void check().then(take, () => undefined)
    read()
    // The page may have been let go of in the list, or saved in another tab.
    return followReturn(read)
  }, [])

  async function toggle(): Promise<Said> {
    // Without a worker, as inside other apps on iPhones, a copy could be kept and never be opened without network.
    if (!('caches' in window && 'serviceWorker' in navigator)) return 'unsupported'
    const page = pageHere()
    try {
      const [{ savePage }, { removeSaved }] = await Promise.all([
        import('./save-page'),
        import('./saved-store'),
      ])
      await (isSaved ? removeSaved(page.path) : savePage(page))
      setIsSaved(!isSaved)
      return isSaved ? 'removed' : 'saved'
    } catch (error) {
      if (isSaved) return 'removeFailed'
      if (error instanceof SavedFull) return error.limit === 'pages' ? 'tooMany' : 'tooLarge'
      return navigator.onLine ? 'failed' : 'offline'
    }
  }

  const press = async () => {
    if (isBusy) return
    // The same words once more would be no change of the page, and not be heard.
    setSaid(null)
    setIsBusy(true)
    setSaid(await toggle())
    setIsBusy(false)
  }

  return (
    <div
      className={`scripts-only flex flex-wrap items-center gap-x-3 ${isRail ? 'lg:flex-col lg:gap-y-3 lg:text-center' : ''}`}
    >
      <button
        type="button"
        aria-label={t(isSaved ? 'remove' : 'saveLong')}
        aria-busy={isBusy || undefined}
        onClick={() => void press()}
        className={
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md bg-surface px-3 text-small font-semibold ' +
          `text-hejo-700 ring-1 ring-inset ring-line-strong transition-colors duration-fast hover:bg-subtle ${isRail ? 'lg:px-0' : ''}`
        }
      >
        <svg aria-hidden="true" width={20} height={20} viewBox="0 0 256 256" fill="currentColor">
          <path d={isSaved ? bookmarkFull : bookmark} />
        </svg>
        <span aria-hidden="true" className={isRail ? 'max-xs:hidden lg:hidden' : ''}>
          {t(isSaved ? 'isSaved' : 'save')}
        </span>
      </button>
      <output className="text-small text-text-2">
        {said && t(`said.${said}`, { count: limits.pages, megabytes: limits.bytes / megabyte })}
      </output>
      {isSaved && (
        <Link
          href="/tersimpan"
          className="inline-flex min-h-11 items-center text-small font-semibold text-link underline underline-offset-4"
        >
          {t('list')}
        </Link>
      )}
    </div>
  )
}
