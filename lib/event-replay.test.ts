// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventReplayScript, hydratedEvent, pressKeptMs, waitingAttribute } from './event-replay'

const pressed = vi.fn<(id: string) => void>()
const button = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no button ${id}`)
  return found
}
const comeAlive = async () => {
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) pressed(target.id)
  })
  document.dispatchEvent(new Event(hydratedEvent))
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockReset()
  // A new document, without the listeners of the one before.
  document.documentElement.replaceWith(document.implementation.createHTMLDocument().documentElement)
  document.body.innerHTML =
    '<button id="share"><b id="word">Salin</b></button><button id="print">Cetak</button>' +
    '<form id="own"><button id="check">Cek</button></form><form action="/berita"><button id="search">Cari</button></form>'
  runInNewContext(eventReplayScript, { document, Date, Event, Map, Object })
})
afterEach(() => {
  document.dispatchEvent(new Event(hydratedEvent))
  vi.useRealTimers()
})

describe('eventReplayScript', () => {
  it('presses the last button again, once, when the page is alive, and marks it until then', async () => {
    button('print').click()
    button('word').click()
    expect(button('print').hasAttribute(waitingAttribute)).toBe(false)
    expect(button('share').hasAttribute(waitingAttribute)).toBe(true)
    await comeAlive()
    await comeAlive()
    expect(pressed.mock.calls).toEqual([['share']])
    expect(button('share').hasAttribute(waitingAttribute)).toBe(false)
  })

  it('forgets a press that nobody remembers, and one of a button that is gone', async () => {
    button('share').click()
    vi.advanceTimersByTime(pressKeptMs)
    await comeAlive()
    expect(pressed).not.toHaveBeenCalled()
    expect(button('share').hasAttribute(waitingAttribute)).toBe(false)
  })

  it('never lets the browser send a form that has no address', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    for (const form of document.forms) form.addEventListener('submit', sent)
    button('check').click()
    expect(sent).not.toHaveBeenCalled()
    button('search').click()
    expect(sent).toHaveBeenCalledOnce()
    await comeAlive()
    expect(sent.mock.calls.map(([{ target }]) => (target as HTMLElement).id)).toEqual(['', 'own'])
  })

  it('tells fields again what was typed into them, one after the other, before the press', async () => {
    document.body.innerHTML =
      '<form><input id="number"><textarea id="reason"></textarea><input id="tick" type="checkbox"><input id="empty"><button id="go"></button></form>'
    const told: string[] = []
    const type = (id: string, value: string) => {
      const field = document.getElementById(id) as HTMLInputElement
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    type('number', 'JBR-1')
    type('number', 'JBR-12')
    type('reason', 'Lampu')
    type('tick', 'on')
    type('empty', '')
    button('go').click()
    document.forms[0]?.addEventListener('submit', (event) => {
      event.preventDefault()
      told.push('sent')
    })
    document.body.addEventListener('input', ({ target }) => {
      const field = target as HTMLInputElement
      told.push(`${field.id} ${field.value}`)
      void Promise.resolve().then(() => told.push('rendered'))
    })
    await comeAlive()
    expect(told).toEqual(['number JBR-12', 'rendered', 'reason Lampu', 'rendered', 'sent'])
  })

  it('takes part in no press after the page is alive', async () => {
    await comeAlive()
    button('share').click()
    expect(button('share').hasAttribute(waitingAttribute)).toBe(false)
    expect(pressed.mock.calls).toEqual([['share']])
  })
})
