import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { installIntersections } from '@/tests/support/intersections'
import { axeViolations, renderIn } from '@/tests/support/render'
import { EmbedWidget, widgetTimeoutMs } from './embed-widget'

const messages = {
  frame: 'Kabar',
  loading: 'Sedang dimuat',
  failed: {
    refused: { title: 'Widget ditolak', text: 'Silakan muat ulang widget' },
    empty: { title: 'Widget gagal dimuat', text: 'Silakan muat ulang widget' },
  },
  reload: 'Muat ulang',
}
const widget = <EmbedWidget src="https://widget.example/kabar" messages={messages} />
let intersect: ReturnType<typeof installIntersections>
const frame = () => document.querySelector('iframe')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Our own server's word about the other site, null when it can be shown; `unknown`: it gives none. */
let failure: 'refused' | 'empty' | 'unknown' | null = null
const comeNear = async () => {
  act(() => intersect(null, true))
  // What asks is loaded, asks, and hears.
  await vi.waitFor(() => expect(requestCount).toBeGreaterThan(0))
  await pass(1)
}
let requestCount = 0

// What a browser fetches ready-made has to be compiled here, which takes long on a busy machine and is no part of the promise.
beforeAll(() => import('./queries'), 120_000)

beforeEach(() => {
  vi.useFakeTimers()
  intersect = installIntersections()
  failure = null
  requestCount = 0
  api.defaults.adapter = async (config) => {
    requestCount += 1
    if (failure === 'unknown') throw new ApiFailure({ status: 0, code: 'NETWORK' })
    return {
      data: { data: { is_available: failure === null, failure } },
      status: 200,
      statusText: '',
      headers: {},
      config,
    }
  }
})
afterEach(() => {
  vi.useRealTimers()
})

describe('EmbedWidget', () => {
  it('asks nobody for anything before it is about to be seen', async () => {
    renderIn('id', widget)
    await pass(2 * widgetTimeoutMs)
    expect([frame(), requestCount]).toEqual([null, 0])
    expect(screen.getByText(messages.loading)).toBeInTheDocument()
  })

  it('shows the page in a sandbox that keeps it apart from the portal', async () => {
    renderIn('id', widget)
    await comeNear()
    expect(frame()?.title).toBe(messages.frame)
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
    fireEvent.load(frame() ?? document)
    await pass(2 * widgetTimeoutMs)
    expect(screen.queryByText(messages.loading)).toBeNull()
    expect(screen.queryByText(messages.failed.empty.title)).toBeNull()
  })

  const violate = (effectiveDirective = 'frame-src') =>
    act(() => {
      const violation = new Event('securitypolicyviolation')
      document.dispatchEvent(Object.assign(violation, { effectiveDirective }))
    })

  it('takes no frame for its own that is refused before it has one', async () => {
    renderIn('id', widget)
    violate()
    expect(screen.queryByText(messages.failed.refused.title)).toBeNull()
    await comeNear()
    expect(frame()).not.toBeNull()
  })

  it('says at once that it failed where the policy of the document forbids it', async () => {
    renderIn('id', widget)
    await comeNear()
    violate('img-src')
    expect(frame()).not.toBeNull()
    violate()
    expect(screen.getByText(messages.failed.refused.title)).toBeInTheDocument()
    expect(frame()).toBeNull()
    // Another try in this document would be forbidden as well.
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    fireEvent.click(screen.getByRole('button', { name: messages.reload }))
    vi.unstubAllGlobals()
    expect(reload).toHaveBeenCalledOnce()
    expect(frame()).toBeNull()
  })

  it('says after ten seconds that it failed, and tries again on request', async () => {
    const { container } = renderIn('id', widget)
    await comeNear()
    await pass(widgetTimeoutMs / 2)
    expect(screen.queryByText(messages.failed.empty.title)).toBeNull()
    await pass(widgetTimeoutMs / 2)
    expect(screen.getByText(messages.failed.empty.title)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(
      'Widget gagal dimuat. Silakan muat ulang widget.',
    )
    expect(frame()).toBeNull()
    screen.getByRole('button', { name: messages.reload }).focus()
    fireEvent.click(screen.getByRole('button', { name: messages.reload }))
    await vi.waitFor(() => expect(frame()).not.toBeNull())
    expect(screen.queryByText(messages.failed.empty.title)).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toContainElement(frame()))
    expect(document.activeElement).not.toBe(document.body)
    await pass(widgetTimeoutMs)
    expect(screen.getByText(messages.failed.empty.title)).toBeInTheDocument()
    vi.useRealTimers()
    expect(await axeViolations(container)).toEqual([])
  })

  it('says once that it failed when our own server answers after the ten seconds', async () => {
    let answer: () => void = () => undefined
    api.defaults.adapter = async (config) => {
      requestCount += 1
      await new Promise<void>((resolve) => (answer = resolve))
      const data = { data: { is_available: false, failure: 'refused' } }
      return { data, status: 200, statusText: '', headers: {}, config }
    }
    renderIn('id', widget)
    await comeNear()
    await pass(widgetTimeoutMs)
    expect(screen.getByText(messages.failed.empty.title)).toBeInTheDocument()
    answer()
    await pass(1)
    expect(screen.getByText(messages.failed.empty.title)).toBeInTheDocument()
    expect(screen.queryByText(messages.failed.refused.title)).toBeNull()
  })

  it.each(['refused', 'empty', 'unknown'] as const)(
    'never asks a site that our server cannot show, says so, and recovers on request (%s)',
    async (response) => {
      failure = response
      renderIn('id', widget)
      await comeNear()
      expect(
        screen.getByText(messages.failed[response === 'empty' ? 'empty' : 'refused'].title),
      ).toBeInTheDocument()
      expect(frame()).toBeNull()
      failure = null
      fireEvent.click(screen.getByRole('button', { name: messages.reload }))
      await vi.waitFor(() => expect(frame()).not.toBeNull())
      fireEvent.load(frame() ?? document)
      expect(
        screen.queryByText(messages.failed[response === 'empty' ? 'empty' : 'refused'].title),
      ).toBeNull()
    },
  )
})
