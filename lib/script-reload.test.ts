// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  missingScriptNoteId,
  missingScriptWatch,
  reloadedAtKey,
  reloadGuardMs,
} from './script-reload'

const reload = vi.fn()
let isOnline = true
let listeners: AbortController

/** The watch as a new document runs it, with what jsdom cannot do replaced; that of the document before is gone. */
function runWatch() {
  listeners.abort()
  listeners = new AbortController()
  const addEventListener = (kind: string, listener: EventListener, isCapture?: boolean) =>
    window.addEventListener(kind, listener, {
      capture: isCapture ?? false,
      signal: listeners.signal,
    })
  runInNewContext(missingScriptWatch, {
    addEventListener,
    location: { reload },
    navigator: { onLine: isOnline },
    sessionStorage,
    document,
  })
}

function failing(src: string, prepare: (script: HTMLScriptElement) => void = () => undefined) {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = src
  prepare(script)
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
}

const note = () => document.getElementById(missingScriptNoteId)

beforeEach(() => {
  listeners = new AbortController()
  isOnline = true
  reload.mockReset()
  sessionStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = `<div id="${missingScriptNoteId}" hidden><button></button></div>`
})
afterEach(() => listeners.abort())

describe('missingScriptWatch', () => {
  it('loads the page anew for a script of the document, once in a minute, then says so', () => {
    runWatch()
    failing('/_next/static/chunks/a.js')
    failing('/_next/static/chunks/b.js')
    expect(reload).toHaveBeenCalledOnce()
    expect(note()?.hidden).toBe(true)
    runWatch()
    failing('/_next/static/chunks/a.js')
    expect(reload).toHaveBeenCalledOnce()
    expect(note()?.hidden).toBe(false)
    note()?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('leaves what the bundler loads to those who handle it, also before the page has loaded', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    runWatch()
    const heard = vi.fn()
    const ofBundler = (script: HTMLScriptElement) => Object.assign(script, { onerror: heard })
    document.handledImports = 1
    failing('/_next/static/chunks/a.js', ofBundler)
    expect([heard.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
    document.handledImports = 0
    failing('/_next/static/chunks/a.js', ofBundler)
    expect([heard.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
    readyState.mockRestore()
  })

  it('does so again after a minute', () => {
    sessionStorage.setItem(reloadedAtKey, String(Date.now() - reloadGuardMs))
    runWatch()
    failing('/_next/static/chunks/a.js')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('never reloads offline', () => {
    isOnline = false
    runWatch()
    failing('/_next/static/chunks/a.js')
    expect([reload.mock.calls.length, note()?.hidden]).toEqual([0, false])
  })

  it('keeps the failure from whoever listens on the script itself', () => {
    const heard = vi.fn()
    runWatch()
    for (const name of ['a', 'b'])
      failing(`/_next/static/chunks/${name}.js`, (script) =>
        script.addEventListener('error', heard),
      )
    failing('https://elsewhere.example/a.js', (script) => script.addEventListener('error', heard))
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each([
    ['loading', 1],
    ['complete', 0],
  ] as const)(
    'while the page is %s, deals with scripts of the bundler %i times',
    (state, times) => {
      vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
      runWatch()
      failing('/_next/static/chunks/a.js', (script) =>
        Object.assign(script, { onerror: () => undefined }),
      )
      expect(reload).toHaveBeenCalledTimes(times)
      vi.restoreAllMocks()
    },
  )

  it('leaves other scripts and those that somebody waits for alone', () => {
    runWatch()
    failing('https://elsewhere.example/a.js')
    failing('/_next/static/chunks/a.js', (script) =>
      Object.assign(script, { onerror: () => undefined }),
    )
    document.body.append(document.createElement('img'))
    document.querySelector('img')?.dispatchEvent(new Event('error'))
    expect([reload.mock.calls.length, note()?.hidden]).toEqual([0, true])
  })
})
