import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readText, type Sentence } from './read-text'
import { bringIntoView, clearHighlight, highlight } from './show-place'

class FakeHighlight {
  priority = 0
  constructor(readonly range: Range) {}
}
const registry = new Map<string, FakeHighlight>()
const coloured = () =>
  [...registry].map(([name, { range, priority }]) => `${name} ${priority}: ${range.toString()}`)
const scrolled = vi.fn()

const only = (html: string): Sentence => {
  document.body.innerHTML = `<main><div data-read-aloud>${html}</div></main>`
  const [sentence] = readText(document)
  if (!sentence) throw new Error('Nothing to read')
  return sentence
}
const stand = (top: number, bottom: number) =>
  (Range.prototype.getBoundingClientRect = () => ({ top, bottom }) as DOMRect)

beforeEach(() => {
  registry.clear()
  vi.stubGlobal('CSS', { highlights: registry })
  vi.stubGlobal('Highlight', FakeHighlight)
  vi.stubGlobal('scrollBy', scrolled)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  delete document.documentElement.dataset['animation']
})

describe('highlight', () => {
  it('colours the sentence and its word without touching the page', () => {
    const sentence = only('<p>Layanan <b>buka</b> setiap hari.</p>')
    const before = document.body.innerHTML
    highlight(sentence, { from: 8, to: 12 })
    expect(coloured()).toEqual([
      'reading-sentence 0: Layanan buka setiap hari.',
      'reading-word 1: buka',
    ])
    expect(document.body.innerHTML).toBe(before)
    highlight(sentence, null)
    expect(registry.has('reading-word')).toBe(false)
    clearHighlight()
    expect(registry.size).toBe(0)
  })

  it('marks the paragraph where browsers cannot colour text', () => {
    vi.stubGlobal('CSS', {})
    const { block, ...rest } = only('<p>Layanan buka.</p>')
    highlight({ block, ...rest }, null)
    expect(block).toHaveAttribute('data-reading')
    clearHighlight()
    expect(block).not.toHaveAttribute('data-reading')
  })
})

describe('bringIntoView', () => {
  it.each([
    ['already in the free part', 150, 700, undefined],
    ['under the bar', 700, 760, { top: 400, behavior: 'smooth' }],
    ['under the header', 100, 140, { top: -200, behavior: 'smooth' }],
  ])('takes a sentence that is %s', (_, top, bottom, expected) => {
    stand(top, bottom)
    bringIntoView(only('<p>Satu.</p>'), 150)
    expect(scrolled.mock.calls).toEqual(expected ? [[expected]] : [])
  })

  it.each([
    ['reaches under the floating button', 340, { top: 400, behavior: 'smooth' }],
    ['ends beside it', 200, undefined],
  ])('takes a sentence that %s', (_, right, expected) => {
    const sentence = only('<p>Satu.</p>')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<aside class="support-access"><button>Fitur</button></aside>',
    )
    const button = document.querySelector('button')
    if (button)
      button.getBoundingClientRect = () =>
        ({ top: 690, bottom: 750, left: 250, right: 370, width: 120 }) as DOMRect
    Range.prototype.getBoundingClientRect = () =>
      ({ top: 700, bottom: 740, left: 20, right }) as DOMRect
    bringIntoView(sentence, 150)
    expect(scrolled.mock.calls).toEqual(expected ? [[expected]] : [])
  })

  it('jumps for people who asked for stillness', () => {
    document.documentElement.dataset['animation'] = 'off'
    stand(2000, 2040)
    bringIntoView(only('<p>Satu.</p>'), 150)
    expect(scrolled).toHaveBeenCalledWith({ top: 1700, behavior: 'instant' })
  })

  it('stays where it is when the page was drawn anew and the sentence is not on it any more', () => {
    const sentence = only('<p>Satu.</p>')
    sentence.block.replaceWith(sentence.block.cloneNode(true))
    bringIntoView(sentence, 150)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('opens the box an answer is folded into', () => {
    stand(200, 240)
    const sentence = only('<details><div>Tiga hari.</div></details>')
    bringIntoView(sentence, 150)
    expect(sentence.block.closest('details')).toHaveAttribute('open')
  })
})
