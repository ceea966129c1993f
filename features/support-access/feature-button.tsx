'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { WidgetLoading } from '@/components/ui/widget-loading'
import { FrameIcon } from '@/components/ui/frame-icon'
import { useCorner } from './use-corner'

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

// No larger than a thumb needs, however large the text.
const buttonClasses =
  'fixed end-3.5 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-fab inline-flex ' +
  'min-h-[min(--spacing(12),48px)] min-w-[min(--spacing(12),48px)] items-center justify-center ' +
  'gap-3 rounded-leaf bg-brand text-label text-on-brand shadow-4 ring-2 ring-surface hover:bg-brand-hover active:bg-brand-press xl:hidden'

type Sheet = ComponentType<{ onClose: () => void }>

/**
 * The way to the widgets on windows narrower than 1280 px. Its sheet is fetched when somebody reaches for the button, and closes with the
 * page. Gives way to the keyboard of a touch screen, and to the page (`useCorner`); beside very large text the icon alone stays.
 */
export function FeatureButton() {
  const t = useTranslations('widgets')
  const pathname = usePathname()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  // Held in an object, because a component is a function and state would call it.
  const [loaded, setLoaded] = useState<{ Sheet: Sheet } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isTyping = useTyping()
  const button = useRef<HTMLButtonElement>(null)
  const { isSmall, rise } = useCorner(button, pathname)

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
  // Whoever comes back to that page later has not opened it again.
  if (openedOn !== null && openedOn !== pathname) close()
  const isOpen = openedOn === pathname
  return (
    <>
      <button
        ref={button}
        type="button"
        hidden={isTyping}
        aria-haspopup="dialog"
        onPointerDown={fetchSheet}
        onClick={open}
        className={`${buttonClasses} ${isSmall ? '' : 'px-[min(--spacing(5),20px)] huge-text:px-0'}`}
        style={rise > 0 ? { translate: `0 ${-rise}px` } : undefined}
      >
        <FrameIcon name="squares-four" />
        <span className={isSmall ? 'sr-only' : 'huge-text:sr-only'}>{t('open')}</span>
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
