'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useState, type ComponentType, useEffect } from 'react'
import { WidgetLoading } from '@/components/layout/widget-loading'
import { FrameIcon } from '@/components/ui/frame-icon'

const textFields =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit], [type=button])'

// A field in a modal box does not count: the box covers the page, and it gives the focus back before the field has lost it.
const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches(textFields) && target.closest('dialog') === null

/** True while a text field of the page has the focus on a touch screen, where a keyboard takes half of the window. */
function useTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)

  useEffect(() => {
    const enter = ({ target }: FocusEvent) =>
      setIsTyping(isTextField(target) && window.matchMedia('(pointer: coarse)').matches)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isTextField(relatedTarget)) setIsTyping(false)
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])

  return isTyping
}

/** Shorter ways are a finger that trembles, px. */
const distanceMin = 12

/** True from when the page is scrolled down until it is scrolled up again or stands at its top. */
function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false)

  useEffect(() => {
    let turningPoint = 0
    const note = () => {
      const distance = window.scrollY - turningPoint
      if (Math.abs(distance) < distanceMin && window.scrollY > 0) return
      turningPoint = window.scrollY
      setIsDown(distance > 0)
    }
    // A page is scrolled before its scripts are there, or comes back where it was left.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  return isDown
}

// No larger than a thumb needs, however large the text.
const buttonClasses =
  'fixed end-3.5 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-fab inline-flex min-h-[min(--spacing(15),60px)] min-w-[min(--spacing(15),60px)] items-center justify-center ' +
  'gap-3 rounded-leaf bg-brand px-[min(--spacing(5),20px)] text-label text-on-brand shadow-4 ring-2 ring-surface hover:bg-brand-hover active:bg-brand-press xl:hidden'

type Sheet = ComponentType<{ onClose: () => void }>

/**
 * The way to the widgets on windows narrower than 1280 px. Its sheet is fetched when somebody reaches for the button, and closes with the
 * page. Gives way to the keyboard of a touch screen, and to the page: while it is scrolled down, and beside very large text always, the icon alone
 * stays.
 */
export function FeatureButton() {
  const t = useTranslations('widgets')
  const pathname = usePathname()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  // Held in an object, because a component is a function and state would call it.
  const [loaded, setLoaded] = useState<{ Sheet: Sheet } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isTyping = useTyping()
  const isScrolledDown = useScrolledDown()

  const fetchSheet = () => {
    if (loaded) return
    setHasFailed(false)
    import('./feature-sheet').then(
      ({ FeatureSheet }) => setLoaded({ Sheet: FeatureSheet }),
      () => setHasFailed(true),
    )
  }
  const open = () => {
    fetchSheet()
    setOpenedOn(pathname)
  }
  const close = () => setOpenedOn(null)
  const isOpen = openedOn === pathname
  return (
    <>
      <button
        type="button"
        hidden={isTyping}
        aria-haspopup="dialog"
        onPointerDown={fetchSheet}
        onClick={open}
        className={buttonClasses}
      >
        <FrameIcon name="squares-four" />
        <span className={isScrolledDown ? 'sr-only' : 'huge-text:sr-only'}>{t('open')}</span>
      </button>
      {isOpen &&
        (loaded ? (
          <loaded.Sheet onClose={close} />
        ) : (
          <WidgetLoading hasFailed={hasFailed} onRetry={fetchSheet} onClose={close} />
        ))}
    </>
  )
}
