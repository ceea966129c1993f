'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { voiceFor, voicesOf, voicesWhenReady } from '@/lib/accessibility/voices'
import { savePosition, saveRate, savedPosition, savedRate } from './saved-position'
import { mainLanguage, readText } from './read-text'
import { createReading } from './reading'

const chosenVoice = () => useSettingsStore.getState().settings.voice

/** Reads the page it stands on: begins as soon as the device has its voices, keeps its place on each page, and falls silent with the page. */
export function useReading(speech: SpeechSynthesis) {
  const path = usePathname()
  const [sentences] = useState(() => readText(document))
  const [language] = useState(() => mainLanguage(sentences))
  const [rate, setRateState] = useState(savedRate)
  // Null until the device has answered.
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | null>(null)
  const choice = useSettingsStore(({ settings }) => settings.voice)
  const [reading] = useState(() => {
    const find = (wanted: string) => voiceFor(speech.getVoices(), wanted, chosenVoice())
    return createReading({
      sentences,
      speech,
      voiceFor: (wanted) => find(wanted) ?? find(language),
      startAt: savedPosition(path),
      rate,
    })
  })
  const state = useSyncExternalStore(reading.subscribe, reading.state)

  useEffect(() => {
    let isGone = false
    const begin = async () => {
      const list = await voicesWhenReady(speech)
      if (isGone) return
      setVoices(list)
      if (voiceFor(list, language)) reading.play()
    }
    void begin()
    const renew = () => setVoices(speech.getVoices())
    const wake = () => {
      if (!document.hidden) reading.wake()
    }
    speech.addEventListener('voiceschanged', renew)
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pagehide', reading.pause)
    return () => {
      isGone = true
      speech.removeEventListener('voiceschanged', renew)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pagehide', reading.pause)
      reading.stop()
    }
  }, [speech, language, reading])

  useEffect(() => savePosition(path, state.index), [path, state.index])

  const setRate = (next: number) => {
    saveRate(next)
    setRateState(next)
    reading.setRate(next)
  }
  const setVoice = (name: string) => {
    useSettingsStore.getState().change({ voice: name })
    reading.renewVoice()
  }
  const voice = voices ? voiceFor(voices, language, choice) : undefined
  return {
    reading,
    state,
    sentences,
    rate,
    setRate,
    voice,
    voices: voicesOf(voices ?? [], language),
    setVoice,
    hasNoVoice: voices !== null && !voice,
    isWaiting: voices === null,
  }
}
