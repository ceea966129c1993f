import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { axeViolations, renderIn } from '@/tests/support/render'
import { EmbedWidget, widgetTimeoutMs } from './embed-widget'

const words = { frame: 'Kabar', loading: 'Sedang dimuat', failedTitle: 'Widget gagal dimuat', failedText: 'Silakan muat ulang widget', reload: 'Muat ulang' }
const widget = <EmbedWidget src="https://widget.example/kabar" words={words} />
let tell: ReturnType<typeof installIntersections>
const frame = () => document.querySelector('iframe')
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  tell = installIntersections()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('EmbedWidget', () => {
  it('asks the other site for nothing before it is about to be seen', () => {
    renderIn('id', widget)
    pass(2 * widgetTimeoutMs)
    expect(frame()).toBeNull()
    expect(screen.getByText(words.loading)).toBeInTheDocument()
  })

  it('shows the page in a sandbox that keeps it apart from the portal', () => {
    renderIn('id', widget)
    act(() => tell(null, true))
    expect(frame()?.title).toBe(words.frame)
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
    fireEvent.load(frame() ?? document)
    pass(2 * widgetTimeoutMs)
    expect(screen.queryByText(words.loading)).toBeNull()
    expect(screen.queryByText(words.failedTitle)).toBeNull()
  })

  it('says at once that it failed where the policy of the document forbids it', () => {
    renderIn('id', widget)
    act(() => tell(null, true))
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' })
    act(() => void document.dispatchEvent(violation))
    expect(screen.getByText(words.failedTitle)).toBeInTheDocument()
    expect(frame()).toBeNull()
  })

  it('says after ten seconds that it failed, and tries again on request', async () => {
    const { container } = renderIn('id', widget)
    act(() => tell(null, true))
    pass(widgetTimeoutMs - 1)
    expect(screen.queryByText(words.failedTitle)).toBeNull()
    pass(1)
    expect(screen.getByText(words.failedTitle)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Widget gagal dimuat. Silakan muat ulang widget.')
    expect(frame()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: words.reload }))
    expect(frame()).not.toBeNull()
    expect(screen.queryByText(words.failedTitle)).toBeNull()
    pass(widgetTimeoutMs)
    expect(screen.getByText(words.failedTitle)).toBeInTheDocument()
    vi.useRealTimers()
    expect(await axeViolations(container)).toEqual([])
  })
})
