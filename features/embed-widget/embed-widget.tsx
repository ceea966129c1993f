'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { LiveRegion } from '@/components/ui/live-region'
import type { EmbedFailure } from '@/lib/schemas/embed-widget'
import { SkeletonArea, Skeleton } from '@/components/ui/skeleton'

/** How long the other site may take, milliseconds. */
export const widgetTimeoutMs = 10_000
/** The widget is asked for when it comes this close to the window. */
const nearby = '300px'

/** Without a connection, or without the program that asks, nothing can be shown either. */
const askFailure = (): Promise<EmbedFailure | null> =>
  import('./queries').then(({ widgetFailure }) => widgetFailure()).catch(() => 'refused')

interface EmbedWidgetProps {
  src: string
  messages: {
    frame: string
    loading: string
    failed: Record<EmbedFailure, { title: string; text: string }>
    reload: string
  }
}

/**
 * A page of another site inside a sandbox: it may run its own scripts and open links in new tabs, and knows nothing of the portal. Asked
 * for only when it is about to be seen, and shown when our own server has found that it answers and lets itself be shown: a frame tells
 * nothing, browsers fire `load` for their own error page too. All its states are equally high.
 */
export function EmbedWidget({ src, messages }: EmbedWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const isForbidden = useRef(false)
  const [attempt, setAttempt] = useState(0)
  /** The attempt for which the other site's page may be asked for. */
  const [shown, setShown] = useState(0)
  const [state, setState] = useState<'LOADING' | 'LOADED' | EmbedFailure>('LOADING')
  const failed = state === 'LOADING' || state === 'LOADED' ? null : messages.failed[state]
  const isFramed = attempt > 0 && shown === attempt && !failed

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
    const timer = setTimeout(() => setState('empty'), widgetTimeoutMs)
    return () => clearTimeout(timer)
  }, [attempt, state])

  useEffect(() => {
    if (attempt === 0) return undefined
    let isOld = false
    const ask = async () => {
      const failure = await askFailure()
      if (isOld) return
      if (failure === null) setShown(attempt)
      // After the time-out it has been said already that nothing came.
      else setState((now) => (now === 'LOADING' ? failure : now))
    }
    void ask()
    return () => {
      isOld = true
    }
  }, [attempt])

  // With the frame itself: what is refused before belongs to somebody else, such as an extension of the browser.
  useLayoutEffect(() => {
    if (!isFramed) return undefined
    // The policy of a document stays while people move within the portal; one that came for another page does not know the widget's site.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return
      isForbidden.current = true
      setState('refused')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [isFramed])

  const reload = () => {
    if (isForbidden.current) {
      window.location.reload()
      return
    }
    focusAfterRemoval(() => place.current)
    setState('LOADING')
    setAttempt(attempt + 1)
  }

  return (
    <div ref={place} className="relative h-75 noscript:hidden">
      {state === 'LOADING' && (
        <SkeletonArea label={messages.loading} className="absolute inset-0 space-y-4">
          <Skeleton className="h-12 w-full rounded-md" />
          <Skeleton className="h-12 w-full rounded-md" />
          <Skeleton className="h-12 w-2/3 rounded-md" />
        </SkeletonArea>
      )}
      {isFramed && (
        <iframe
          key={attempt}
          src={src}
          title={messages.frame}
          loading="lazy"
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setState('LOADED')}
          className={`absolute inset-0 size-full rounded-md ${state === 'LOADED' ? '' : 'invisible'}`}
        />
      )}
      {failed && (
        <div className="flex h-full flex-col items-center justify-center gap-2 text-center">
          <img src="/img/empty-widget.svg" alt="" width={150} height={110} className="h-27" />
          <p className="text-label text-heading">{failed.title}</p>
          <p className="text-small text-text-2">{failed.text}</p>
          <Button variant="secondary" onClick={reload} className="mt-2">
            {messages.reload}
          </Button>
        </div>
      )}
      <LiveRegion message={failed ? `${failed.title}. ${failed.text}.` : ''} />
    </div>
  )
}
