// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyPressWatch, pageAliveEvent, pressKeptMs, waitingPressAttribute } from './early-press'

const pressed = vi.fn<(id: string) => void>()
const button = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no button ${id}`)
  return found
}
const comeAlive = () => {
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) pressed(target.id)
  })
  document.dispatchEvent(new Event(pageAliveEvent))
}

beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockReset()
  // A new document, without the listeners of the one before.
  document.documentElement.replaceWith(document.implementation.createHTMLDocument().documentElement)
  document.body.innerHTML =
    '<button id="share"><b id="word">Salin</b></button><button id="print">Cetak</button>' +
    '<form id="own"><button id="check">Cek</button></form><form action="/berita"><button id="search">Cari</button></form>'
  runInNewContext(earlyPressWatch, { document, Date })
})
afterEach(() => {
  document.dispatchEvent(new Event(pageAliveEvent))
  vi.useRealTimers()
})

describe('earlyPressWatch', () => {
  it('presses the last button again, once, when the page is alive, and marks it until then', () => {
    button('print').click()
    button('word').click()
    expect(button('print').hasAttribute(waitingPressAttribute)).toBe(false)
    expect(button('share').hasAttribute(waitingPressAttribute)).toBe(true)
    comeAlive()
    comeAlive()
    expect(pressed.mock.calls).toEqual([['share']])
    expect(button('share').hasAttribute(waitingPressAttribute)).toBe(false)
  })

  it('forgets a press that nobody remembers, and one of a button that is gone', () => {
    button('share').click()
    vi.advanceTimersByTime(pressKeptMs)
    comeAlive()
    expect(pressed).not.toHaveBeenCalled()
    expect(button('share').hasAttribute(waitingPressAttribute)).toBe(false)
  })

  it('never lets the browser send a form that has no address', () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    for (const form of document.forms) form.addEventListener('submit', sent)
    button('check').click()
    expect(sent).not.toHaveBeenCalled()
    button('search').click()
    expect(sent).toHaveBeenCalledOnce()
    comeAlive()
    expect(sent.mock.calls.map(([{ target }]) => (target as HTMLElement).id)).toEqual(['', 'own'])
  })

  it('takes part in no press after the page is alive', () => {
    comeAlive()
    button('share').click()
    expect(button('share').hasAttribute(waitingPressAttribute)).toBe(false)
    expect(pressed.mock.calls).toEqual([['share']])
  })
})
