'use client'

import {
  PauseIcon,
  PlayIcon,
  SkipBackIcon,
  SkipForwardIcon,
  XIcon,
} from '@phosphor-icons/react/ssr'
import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/components/ui/icon-button'
import { InlineMessage } from '@/components/ui/inline-message'
import type { Locale } from '@/lib/i18n/locales'
import { SpeedSelect, VoiceSelect } from './bar-selects'
import { useReading } from './use-reading'
import { useShownPlace } from './use-shown-place'
import './reading-bar.css'

const variable = '--reading-bar'

/** Height of the bar in pixels, which the page learns too, so that nothing focused or floating lies under it. */
function useBarHeight(bar: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      setHeight(element.offsetHeight)
      style.setProperty(variable, `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [bar])
  return height
}

export interface ReadingBarProps {
  locale: Locale
  /** Of the namespace `reading-bar`. */
  messages: AbstractIntlMessages
  /** The person ends the reading. @param isFocusInside whether the focus is about to be lost */
  onClose: (isFocusInside: boolean) => void
}

/** The bar that reads the page aloud, at the lower edge of the window. Begins at once and takes the focus, since it stands at the end of the page. */
export function ReadingBar({ locale, messages, onClose }: ReadingBarProps) {
  return createPortal(
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Bar onClose={onClose} />
    </NextIntlClientProvider>,
    document.body,
  )
}

function Bar({ onClose }: Pick<ReadingBarProps, 'onClose'>) {
  const t = useTranslations('reading-bar')
  const bar = useRef<HTMLElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const {
    reading,
    state,
    sentences,
    rate,
    setRate,
    voice,
    voices,
    setVoice,
    hasNoVoice,
    isWaiting,
  } = useReading(window.speechSynthesis)
  useShownPlace(sentences, state, useBarHeight(bar))

  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose(bar.current?.contains(document.activeElement) ?? false)
    }
    // Captured, because a dialog may keep the key to itself.
    document.addEventListener('keydown', stopOnEscape, true)
    return () => document.removeEventListener('keydown', stopOnEscape, true)
  }, [onClose])

  const isPlaying = state.status === 'PLAYING'
  const place = t('place', { place: state.index + 1, count: sentences.length })
  const problem = hasNoVoice ? t('noVoice') : state.status === 'FAILED' ? t('failed') : null
  return (
    <section
      ref={bar}
      aria-label={t('title')}
      className={
        'reading-bar no-print fixed inset-x-0 bottom-0 z-fab max-h-[45vh] overflow-y-auto border-t border-line ' +
        'bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-4 forced-colors:border'
      }
    >
      <div className="mx-auto max-w-3xl space-y-2">
        <div role="alert">{problem && <InlineMessage tone="warning">{problem}</InlineMessage>}</div>
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-3">
          <IconButton label={t('previous')} onClick={() => reading.goTo(state.index - 1)}>
            <SkipBackIcon aria-hidden="true" size={20} weight="fill" />
          </IconButton>
          <button
            ref={main}
            type="button"
            aria-label={isPlaying ? t('pause') : t('play')}
            title={isPlaying ? t('pause') : t('play')}
            aria-disabled={hasNoVoice || undefined}
            aria-busy={isWaiting || undefined}
            onClick={() => (isPlaying ? reading.pause() : hasNoVoice || reading.play())}
            className={
              'grid size-12 place-items-center rounded-full bg-brand text-on-brand hover:bg-brand-hover ' +
              'active:bg-brand-press aria-disabled:bg-batu-100 aria-disabled:text-batu-600'
            }
          >
            {isPlaying ? (
              <PauseIcon aria-hidden="true" size={22} weight="fill" />
            ) : (
              <PlayIcon aria-hidden="true" size={22} weight="fill" />
            )}
          </button>
          <IconButton label={t('next')} onClick={() => reading.goTo(state.index + 1)}>
            <SkipForwardIcon aria-hidden="true" size={20} weight="fill" />
          </IconButton>
          <SpeedSelect label={t('speed')} rate={rate} onChange={setRate} />
          {voices.length > 1 && voice && (
            <div className="order-last min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-0">
              <VoiceSelect label={t('voice')} voice={voice} voices={voices} onChange={setVoice} />
            </div>
          )}
          <div className="ms-auto">
            <IconButton label={t('stop')} onClick={() => onClose(true)}>
              <XIcon aria-hidden="true" size={20} weight="bold" />
            </IconButton>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-small font-semibold tabular-nums text-text-2">
            {state.status === 'ENDED' ? t('ended') : place}
          </p>
          <input
            type="range"
            aria-label={t('position')}
            aria-valuetext={place}
            min={1}
            max={Math.max(1, sentences.length)}
            value={state.index + 1}
            onChange={(event) => reading.goTo(event.target.valueAsNumber - 1)}
            className="h-11 min-w-40 flex-1 accent-brand"
          />
        </div>
        {voice && !voice.localService && <p className="text-small text-text-2">{t('remote')}</p>}
      </div>
    </section>
  )
}
