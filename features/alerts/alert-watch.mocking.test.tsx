import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { place, router } from '@/tests/support/next-navigation'
import { AlertWatch, checkPauseMs } from './alert-watch'

const validAlerts = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('./queries', () => ({ validAlerts }))

const watch = (shown: string, isUrgent = false) => (
  <AlertWatch
    shown={shown}
    text={shown === '' ? '' : 'Waspada: Angin kencang'}
    isUrgent={isUrgent}
  />
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('AlertWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    place.path = '/'
    validAlerts.mockResolvedValue('')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  it('asks with a new page, at most once a minute', async () => {
    const { rerender } = render(watch(''))
    place.path = '/berita'
    rerender(watch(''))
    await pass(checkPauseMs)
    expect(validAlerts).not.toHaveBeenCalled()
    for (const path of ['/layanan', '/agenda']) {
      place.path = path
      rerender(watch(''))
      await pass(0)
    }
    expect(validAlerts).toHaveBeenCalledTimes(1)
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('has the page fetched anew when others are valid, and speaks what came', async () => {
    const { rerender } = render(watch(''))
    await pass(checkPauseMs)
    validAlerts.mockResolvedValue('3')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    await vi.waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
    rerender(watch('3', true))
    expect(screen.getByRole('alert')).toHaveTextContent('Waspada: Angin kencang')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('asks for nobody: a tab that is left asks when it is looked at again', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(watch(''))
    await pass(checkPauseMs)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(validAlerts).not.toHaveBeenCalled()
    isHidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    await vi.waitFor(() => expect(validAlerts).toHaveBeenCalledOnce())
  })

  it('says nothing of what the page came with, and stays as it is without network', async () => {
    validAlerts.mockRejectedValue(new TypeError('network'))
    render(watch('3'))
    await pass(checkPauseMs)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect([
      router.refresh.mock.calls.length,
      screen.getByRole('status').textContent,
      screen.getByRole('alert').textContent,
    ]).toEqual([0, '', ''])
  })
})
