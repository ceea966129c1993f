import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MissingScriptNote } from '@/components/layout/missing-script-note'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { watchScripts } from './script-watch'

const reload = vi.fn()
const words = messagesOf('id').navigation.missingScript
const failure = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' })
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

class Timing {
  constructor(readonly responseStatus: number | undefined) {}
}

/** A document with one script of the portal that ended with this status. */
function load(status: number | undefined) {
  document.head.innerHTML = '<script type="text/plain" src="/_next/static/chunks/a.js"></script>'
  vi.stubGlobal('PerformanceResourceTiming', Timing)
  Object.defineProperty(performance, 'getEntriesByName', { value: () => [new Timing(status)], configurable: true })
  watchScripts()
  document.head.innerHTML = ''
}

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
  return () => vi.unstubAllGlobals()
})

describe('watchScripts', () => {
  it('reloads the page when nobody dealt with a script that did not come', () => {
    renderIn('id', <MissingScriptNote />)
    watchScripts()
    reject(new TypeError('Failed to fetch'))
    expect(reload).not.toHaveBeenCalled()
    reject(failure)
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells it when the page was loaded anew for it already, with a way to try again', async () => {
    sessionStorage.setItem('chunk-reload-at', String(Date.now()))
    const { container } = renderIn('id', <MissingScriptNote />)
    watchScripts()
    reject(failure)
    expect(screen.getByRole('alert')).toHaveTextContent(words.text)
    expect(reload).not.toHaveBeenCalled()
    expect(await axeViolations(container)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: words.reload }))
    expect(reload).toHaveBeenCalled()
  })

  it.each([0, 404, 503])('reloads the page for a script of the document that ended with status %i', (status) => {
    load(status)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([200, 304, undefined])('leaves the page alone when its script arrived or nothing is known (%s)', (status) => {
    load(status)
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for a document that is still loading', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    document.head.innerHTML = '<script type="text/plain" src="/_next/static/chunks/a.js"></script>'
    vi.stubGlobal('PerformanceResourceTiming', Timing)
    Object.defineProperty(performance, 'getEntriesByName', { value: () => [new Timing(0)], configurable: true })
    watchScripts()
    expect(reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(reload).toHaveBeenCalledOnce()
    document.head.innerHTML = ''
  })
})
