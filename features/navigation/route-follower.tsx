'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusWithoutScroll, focusFallback } from '@/components/ui/focus-without-scroll'
import { LiveRegion } from '@/components/ui/live-region'
import { recordLeftPage } from '@/lib/analytics/events'
import { silenceRouterAnnouncer, whenTitleChanged } from './announce-title'
import { hashTarget } from './hash-target'
import { failProgress, finishProgress, isProgressing } from './progress'
import { rememberedPlace, linkAgain, type PagePlace } from './place-memory'
import { pageOf, settleOn, stopFollowing, type Transition } from './transition'

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Whoever filters a list goes on where they are; whoever pressed a link at the end of a page that is gone does not. */
function hasItsPlace(element: Element | null) {
  if (!element || element === document.body) return false
  return element.closest('form') !== null || isInView(element)
}

/**
 * Puts the focus where a new page begins: its main heading, or `main` without one.
 * @param isSamePath only the query changed, as by a filter: then the focus stays where it still has its place
 */
function focusPage(isSamePath: boolean) {
  if (isSamePath && hasItsPlace(document.activeElement)) return
  focusFallback()
}

/** Whether an element can be seen below the header, which stays in view. */
function isSeen(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= window.innerHeight
}

/** Puts the focus where somebody left a page: on the link that was followed, else on the first heading or link that is in view. */
function focusPlace({ top, link }: PagePlace) {
  const followed = link && linkAgain(link)
  const inView = () =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a[href])')].find(isSeen)
  const place = followed ?? (top > 0 ? inView() : undefined)
  if (place) focusWithoutScroll(place)
  else focusPage(false)
}

/** On the way back a page stands where it was left; everywhere else the router has put it at its top or at the part asked for. */
function place(page: string, transition: Transition | null) {
  if (transition?.kind === 'traverse')
    window.scrollTo({ top: rememberedPlace(page).top, behavior: 'instant' })
}

/** The part the first address names; browsers scroll there but leave the focus behind. */
function focusFirstPart() {
  const target = hashTarget(window.location.hash)
  if (target && document.activeElement === document.body) focusWithoutScroll(target)
}

/**
 * Does after a change of page within the portal what a browser does after loading one: ends the progress bar, puts the page at its
 * place, moves the focus to its heading (or to the part the address names, on the way back to the link that was followed) and tells its
 * title, once and politely. Nothing on the first load, but that a part named by the address gets the focus.
 */
export function RouteFollower() {
  const path = usePathname()
  const page = pageOf(path, useSearchParams())
  const placed = useRef<string | null>(null)
  const last = useRef<{ page: string; path: string; title: string } | null>(null)
  const reached = useRef<Transition | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => stopFollowing, [])

  // Before the first paint of the new page, so that it is never seen at another place.
  useLayoutEffect(() => {
    const transition = settleOn(page)
    if (placed.current === page) return
    placed.current = page
    reached.current = transition
    place(page, transition)
  }, [page])

  useEffect(() => {
    const before = last.current
    if (before?.page === page) return undefined
    last.current = { page, path, title: document.title }
    if (!before) {
      focusFirstPart()
      return undefined
    }
    finishProgress()
    recordLeftPage(before.path)
    silenceRouterAnnouncer()
    const isSamePath = before.path === path
    const frame = requestAnimationFrame(() => {
      // A menu that closes because the page changed gives the focus back first, and the browser restores a position of its own.
      place(page, reached.current)
      const target = reached.current && hashTarget(reached.current.hash)
      if (reached.current?.kind === 'traverse') focusPlace(rememberedPlace(page))
      else if (target) focusWithoutScroll(target)
      else focusPage(isSamePath)
    })
    const stopWaiting = whenTitleChanged(before.title, (title) => {
      if (last.current) last.current.title = title
      if (!isSamePath || title !== before.title) setAnnouncement(title)
    })
    return () => {
      cancelAnimationFrame(frame)
      stopWaiting()
    }
  }, [page, path])

  useEffect(() => {
    const onOffline = () => isProgressing() && failProgress()
    window.addEventListener('offline', onOffline)
    return () => window.removeEventListener('offline', onOffline)
  }, [])

  return <LiveRegion message={announcement} />
}
