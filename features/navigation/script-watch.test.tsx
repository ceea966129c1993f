import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MissingScriptNote } from '@/components/layout/missing-script-note'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { watchScripts } from './script-watch'

const reload = vi.fn()
const messages = messagesOf('id').navigation.missingScript
const failure = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

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

  it('keeps the page without network, where the browser would put its own error in its place', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderIn('id', <MissingScriptNote />)
    watchScripts()
    reject(failure)
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(messages.text)
  })

  it('tells it when the page was loaded anew for it already, with a way to try again', async () => {
    sessionStorage.setItem('chunk-reload-at', String(Date.now()))
    const { container } = renderIn('id', <MissingScriptNote />)
    watchScripts()
    reject(failure)
    expect(screen.getByRole('alert')).toHaveTextContent(messages.text)
    expect(reload).not.toHaveBeenCalled()
    expect(await axeViolations(container)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: messages.reload }))
    expect(reload).toHaveBeenCalled()
  })
})
