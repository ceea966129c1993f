import { vi } from 'vitest'

/** An utterance of a browser's speech, without the sound. */
export class FakeUtterance extends EventTarget {
  lang = ''
  rate = 1
  voice: { name: string; lang: string } | null = null
  constructor(readonly text: string) {
    super()
  }

  /** What the voice does with it. */
  happens(
    name: 'start' | 'end' | 'error' | 'boundary',
    details: { name?: string; charIndex?: number; charLength?: number; error?: string } = {},
  ) {
    this.dispatchEvent(Object.assign(new Event(name), details))
  }
}

interface FakeVoice {
  name: string
  lang: string
  localService?: boolean
}

/** A browser's speech that says nothing and remembers everything; voices can come later, as they do in browsers. */
export class FakeSpeech extends EventTarget {
  #voices: SpeechSynthesisVoice[] = []
  speaking = false
  pending = false
  said: FakeUtterance[] = []
  cancel = vi.fn(() => {
    this.speaking = false
  })

  resume = vi.fn()

  constructor(...voices: FakeVoice[]) {
    super()
    this.setVoices(...voices)
  }

  setVoices(...voices: FakeVoice[]) {
    this.#voices = voices.map(({ name, lang, localService = true }) => ({
      name,
      lang,
      localService,
      default: false,
      voiceURI: name,
    }))
    this.dispatchEvent(new Event('voiceschanged'))
  }

  getVoices = () => this.#voices

  speak = (utterance: FakeUtterance) => {
    this.speaking = true
    this.said.push(utterance)
  }

  /** The utterance given last. */
  get last() {
    const last = this.said.at(-1)
    if (!last) throw new Error('Nothing has been said')
    return last
  }

  get texts() {
    return this.said.map(({ text }) => text)
  }

  asReal = () => this as unknown as SpeechSynthesis
}
