import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSpeech, FakeUtterance } from '@/tests/support/fake-speech'
import { beginWaitMs, createReading } from './reading'

const sentences = [
  { text: 'Layanan buka setiap hari.', language: 'id' },
  { text: 'Good morning.', language: 'en' },
  { text: 'Selesai.', language: 'id' },
]
const indonesian = { name: 'Damayanti', lang: 'id-ID' }
let speech: FakeSpeech
const start = (
  startAt = 0,
  voiceFor: (language: string) => SpeechSynthesisVoice | undefined = () => speech.getVoices()[0],
) => createReading({ sentences, speech: speech.asReal(), voiceFor, startAt, rate: 1 })
const finish = () => speech.last.happens('end')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  speech = new FakeSpeech(indonesian)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('createReading', () => {
  it('reads sentence after sentence, each as an utterance of its own, and begins anew after the end', () => {
    const reading = start()
    expect(reading.state()).toEqual({ status: 'IDLE', index: 0, word: null })
    reading.play()
    expect(reading.state().status).toBe('PLAYING')
    for (const _ of sentences) finish()
    expect(speech.texts).toEqual(sentences.map(({ text }) => text))
    expect(reading.state()).toEqual({ status: 'ENDED', index: 0, word: null })
    reading.play()
    expect(speech.last.text).toBe(sentences[0]?.text)
  })

  it('takes the voice of each language, and begins where it is told', () => {
    speech.setVoices(indonesian, { name: 'Daniel', lang: 'en-GB' })
    start(1, (language) => speech.getVoices().find(({ lang }) => lang.startsWith(language))).play()
    finish()
    expect(speech.said.map(({ voice, lang }) => [voice?.name, lang])).toEqual([
      ['Daniel', 'en-GB'],
      ['Damayanti', 'id-ID'],
    ])
  })

  it('knows the word being said, with or without its length', () => {
    const reading = start()
    reading.play()
    speech.last.happens('boundary', { name: 'word', charIndex: 8, charLength: 4 })
    expect(reading.state().word).toEqual({ from: 8, to: 12 })
    speech.last.happens('boundary', { name: 'word', charIndex: 13 })
    expect(reading.state().word).toEqual({ from: 13, to: 19 })
    speech.last.happens('boundary', { name: 'sentence', charIndex: 0, charLength: 25 })
    expect(reading.state().word).toEqual({ from: 13, to: 19 })
    finish()
    expect(reading.state().word).toBeNull()
  })

  it('pauses by falling silent and plays on from the last word', () => {
    const reading = start()
    reading.play()
    speech.last.happens('boundary', { name: 'word', charIndex: 8, charLength: 4 })
    reading.pause()
    expect(speech.speaking).toBe(false)
    expect(reading.state()).toEqual({ status: 'PAUSED', index: 0, word: { from: 8, to: 12 } })
    reading.play()
    expect(speech.last.text).toBe('buka setiap hari.')
    speech.last.happens('boundary', { name: 'word', charIndex: 5, charLength: 6 })
    expect(reading.state().word).toEqual({ from: 13, to: 19 })
  })

  it('heeds no late word of an utterance it has given up', () => {
    const reading = start()
    reading.play()
    const old = speech.last
    reading.pause()
    for (const name of ['end', 'error', 'boundary'] as const) old.happens(name)
    expect(reading.state()).toEqual({ status: 'PAUSED', index: 0, word: null })
    expect(speech.said).toHaveLength(1)
  })

  it('goes to sentences within the text, reading on only if it was reading', () => {
    const reading = start()
    reading.goTo(1)
    expect([reading.state().index, speech.said.length]).toEqual([1, 0])
    reading.play()
    reading.goTo(99)
    expect([reading.state().index, speech.last.text]).toEqual([2, 'Selesai.'])
    reading.goTo(-1)
    expect(reading.state().index).toBe(0)
    reading.pause()
    reading.goTo(2)
    expect(reading.state()).toEqual({ status: 'PAUSED', index: 2, word: null })
  })

  it('changes its speed and its voice from the word it has reached', () => {
    const reading = start()
    reading.play()
    speech.last.happens('boundary', { name: 'word', charIndex: 8, charLength: 4 })
    reading.setRate(1.5)
    expect([speech.last.text, speech.last.rate]).toEqual(['buka setiap hari.', 1.5])
    speech.setVoices({ name: 'Gadis', lang: 'id-ID' })
    reading.renewVoice()
    expect(speech.last.voice?.name).toBe('Gadis')
    reading.pause()
    reading.setRate(0.75)
    expect(speech.last.rate).toBe(1.5)
  })

  it('stops with its place kept', () => {
    const reading = start(1)
    reading.play()
    reading.stop()
    expect([reading.state(), speech.speaking]).toEqual([
      { status: 'IDLE', index: 1, word: null },
      false,
    ])
  })

  it('fails when the voice does, and can be played again', () => {
    const reading = start(1)
    reading.play()
    speech.last.happens('error')
    expect(reading.state()).toEqual({ status: 'FAILED', index: 1, word: null })
    reading.play()
    expect(reading.state()).toMatchObject({ status: 'PLAYING', index: 1 })
  })

  it('pauses when something else on the device takes over the voice', () => {
    const reading = start(1)
    reading.play()
    speech.last.happens('error', { error: 'interrupted' })
    expect(reading.state()).toEqual({ status: 'PAUSED', index: 1, word: null })
  })

  it('fails when the voice never begins, but not when it has begun', () => {
    const [begun, mute] = [start(), start()]
    begun.play()
    speech.last.happens('start')
    vi.advanceTimersByTime(beginWaitMs * 2)
    expect(begun.state().status).toBe('PLAYING')
    mute.play()
    vi.advanceTimersByTime(beginWaitMs)
    expect(mute.state().status).toBe('FAILED')
  })

  it('takes up again what the browser has dropped, and leaves alone what still speaks', () => {
    const reading = start()
    reading.play()
    reading.wake()
    expect(speech.said).toHaveLength(1)
    speech.speaking = false
    reading.wake()
    expect(speech.said).toHaveLength(2)
    reading.pause()
    reading.wake()
    expect(speech.said).toHaveLength(2)
  })

  it('tells of every change until nobody listens', () => {
    const reading = start()
    const heard = vi.fn()
    const end = reading.subscribe(heard)
    reading.play()
    end()
    reading.pause()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
