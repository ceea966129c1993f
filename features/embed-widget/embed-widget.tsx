'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { focusOnceGone } from '@/components/ui/focus-once-gone'
import { LiveRegion } from '@/components/ui/live-region'
import { SkeletonArea, Skeleton } from '@/components/ui/skeleton'

/** How long the other site may take, milliseconds. */
export const widgetTimeoutMs = 10_000
/** The widget is asked for when it comes this close to the window. */
const nearby = '300px'

/** Without a connection, or without the program that asks, nothing can be shown either. */
const askAvailability = () =>
  import('./widget-availability')
    .then(({ isWidgetAvailable }) => isWidgetAvailable())
    .catch(() => false)

interface EmbedWidgetProps {
  src: string
  words: { frame: string; loading: string; failedTitle: string; failedText: string; reload: string }
}

/**
 * A page of another site inside a sandbox: it may run its own scripts and open links in new tabs, and knows nothing of the portal. Asked for
 * only when it is about to be seen, and shown when our own server has found that it answers and lets itself be shown: a frame tells nothing,
 * browsers fire `load` for their own error page too. All its states are equally high.
 */
export function EmbedWidget({ src, words }: EmbedWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const isForbidden = useRef(false)
  const [attempt, setAttempt] = useState(0)
  /** The attempt for which the other site's page may be asked for. */
  const [shown, setShown] = useState(0)
  const [state, setState] = useState<'LOADING' | 'LOADED' | 'FAILED'>('LOADING')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setAttempt(1)
      },
      { rootMargin: nearby },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (attempt === 0 || state !== 'LOADING') return undefined
    const timer = setTimeout(() => setState('FAILED'), widgetTimeoutMs)
    return () => clearTimeout(timer)
  }, [attempt, state])

  useEffect(() => {
    if (attempt === 0) return undefined
    let isOld = false
    const ask = async () => {
      const isAvailable = await askAvailability()
      if (isOld) return
      if (isAvailable) setShown(attempt)
      else setState('FAILED')
    }
    void ask()
    return () => {
      isOld = true
    }
  }, [attempt])

  useEffect(() => {
    // The policy of a document stays while people move within the portal; one that came for another page does not know the widget's site.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return
      isForbidden.current = true
      setState('FAILED')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [])

  const reload = () => {
    if (isForbidden.current) {
      window.location.reload()
      return
    }
    focusOnceGone(() => place.current)
    setState('LOADING')
    setAttempt(attempt + 1)
  }

  return (
    <div ref={place} className="relative h-75 noscript:hidden">
      {state === 'LOADING' && (
        <SkeletonArea label={words.loading} className="absolute inset-0 space-y-4">
          <Skeleton className="h-12 w-full rounded-md" />
          <Skeleton className="h-12 w-full rounded-md" />
          <Skeleton className="h-12 w-2/3 rounded-md" />
        </SkeletonArea>
      )}
      {attempt > 0 && shown === attempt && state !== 'FAILED' && (
        <iframe
          key={attempt}
          src={src}
          title={words.frame}
          loading="lazy"
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setState('LOADED')}
          className={`absolute inset-0 size-full rounded-md ${state === 'LOADED' ? '' : 'invisible'}`}
        />
      )}
      {state === 'FAILED' && (
        <div className="flex h-full flex-col items-center justify-center gap-2 text-center">
          <img src="/img/empty-widget.svg" alt="" width={150} height={110} className="h-27" />
          <p className="text-label text-heading">{words.failedTitle}</p>
          <p className="text-small text-text-2">{words.failedText}</p>
          <Button variant="secondary" onClick={reload} className="mt-2">
            {words.reload}
          </Button>
        </div>
      )}
      <LiveRegion
        message={state === 'FAILED' ? `${words.failedTitle}. ${words.failedText}.` : ''}
      />
    </div>
  )
}
