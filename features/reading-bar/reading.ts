import type { Sentence } from './read-text'
import type { Span } from './split-sentences'

type ReadingStatus = 'IDLE' | 'PLAYING' | 'PAUSED' | 'ENDED' | 'FAILED'

export interface ReadingState {
  status: ReadingStatus
  /** The sentence being read or to be read next; 0 is the first. */
  index: number
  /** The word being said within the sentence, where the voice reports it. */
  word: Span | null
}

/** Time a voice gets to begin before the reading counts as failed, milliseconds. */
export const beginWaitMs = 10_000

interface ReadingOptions {
  sentences: readonly Pick<Sentence, 'text' | 'language'>[]
  speech: SpeechSynthesis
  voiceFor: (language: string) => SpeechSynthesisVoice | undefined
  startAt: number
  rate: number
}

export interface Reading {
  state: () => ReadingState
  /** @returns ends it */
  subscribe: (onChange: () => void) => () => void
  play: () => void
  pause: () => void
  /** Silent, with the place kept. */
  stop: () => void
  /** To a sentence, clamped to the text; goes on reading if it was reading. */
  goTo: (index: number) => void
  setRate: (rate: number) => void
  /** Reads on with the voice that `voiceFor` gives now. */
  renewVoice: () => void
  /** Goes on when the browser has silently dropped the speech, as phones do with pages in the background. */
  wake: () => void
}

/**
 * Reads sentences one by one, each as an utterance of its own. Pausing ends the utterance and playing begins again at the last word,
 * because many browsers pause badly or not at all.
 */
export function createReading({
  sentences,
  speech,
  voiceFor,
  startAt,
  rate,
}: ReadingOptions): Reading {
  const last = sentences.length - 1
  const clamp = (index: number) => Math.min(last, Math.max(0, index))
  let state: ReadingState = { status: 'IDLE', index: clamp(startAt), word: null }
  let currentRate = rate
  // Kept, because browsers forget an utterance nobody holds, and its events with it. Events of any other one are late and mean nothing.
  let current: SpeechSynthesisUtterance | null = null
  let beginTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (change: Partial<ReadingState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const hush = () => {
    current = null
    clearTimeout(beginTimer)
    speech.cancel()
  }
  const fail = () => {
    hush()
    set({ status: 'FAILED', word: null })
  }
  /** Something else on the device speaks instead. In the background `wake` sees to it. */
  const onInterrupted = () => {
    if (document.hidden) return
    clearTimeout(beginTimer)
    current = null
    set({ status: 'PAUSED' })
  }
  const goOn = () => {
    if (state.index < last) speak(state.index + 1, 0)
    else {
      hush()
      set({ status: 'ENDED', index: 0, word: null })
    }
  }

  function speak(index: number, from: number) {
    const sentence = sentences[index]
    if (!sentence) return
    hush()
    // A speech that another page left paused would never begin.
    speech.resume()
    const utterance = new SpeechSynthesisUtterance(sentence.text.slice(from))
    const voice = voiceFor(sentence.language)
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? sentence.language
    utterance.rate = currentRate
    const heed = (work: () => void) => () => {
      if (current === utterance) work()
    }
    utterance.addEventListener(
      'start',
      heed(() => clearTimeout(beginTimer)),
    )
    utterance.addEventListener('end', heed(goOn))
    utterance.addEventListener('error', ({ error }) =>
      heed(error === 'interrupted' || error === 'canceled' ? onInterrupted : fail)(),
    )
    utterance.addEventListener('boundary', (event) => {
      clearTimeout(beginTimer)
      if (current === utterance && event.name !== 'sentence')
        set({ word: wordAt(sentence.text, from + event.charIndex, event.charLength) })
    })
    current = utterance
    beginTimer = setTimeout(() => {
      // In the background the browser may hold speech back; `wake` sees to it.
      if (!document.hidden) fail()
    }, beginWaitMs)
    set({ status: 'PLAYING', index, word: null })
    speech.speak(utterance)
  }

  const again = () => {
    if (state.status === 'PLAYING') speak(state.index, state.word?.from ?? 0)
  }

  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    play: () => {
      if (state.status !== 'PLAYING')
        speak(state.index, state.status === 'PAUSED' ? (state.word?.from ?? 0) : 0)
    },
    pause: () => {
      if (state.status !== 'PLAYING') return
      hush()
      set({ status: 'PAUSED' })
    },
    stop: () => {
      hush()
      set({ status: 'IDLE', word: null })
    },
    goTo: (index) => {
      if (state.status === 'PLAYING') speak(clamp(index), 0)
      else
        set({
          status: state.status === 'PAUSED' ? 'PAUSED' : 'IDLE',
          index: clamp(index),
          word: null,
        })
    },
    setRate: (next) => {
      currentRate = next
      again()
    },
    renewVoice: again,
    wake: () => {
      if (!speech.speaking && !speech.pending) again()
    },
  }
}

/** The word at a position; some browsers report no length. */
function wordAt(text: string, from: number, length: number | undefined): Span {
  const found = length ? from + length : from + (/^\S+/.exec(text.slice(from))?.[0].length ?? 0)
  return { from, to: Math.min(found, text.length) }
}
