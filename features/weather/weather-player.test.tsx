import { readFileSync } from 'node:fs'
import { render, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { weatherConditions, type WeatherCondition } from '@/lib/schemas/weather-condition'

const fileOf = (condition: WeatherCondition) =>
  JSON.parse(readFileSync(`public/cuaca/${condition}.json`, 'utf8')) as object

beforeAll(() => {
  // jsdom draws nothing; the engine only wants to fill one pixel while it loads.
  HTMLCanvasElement.prototype.getContext = vi.fn(() => ({
    fillRect: () => undefined,
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
  window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList)
})

describe('WeatherPlayer', () => {
  it.each(weatherConditions)(
    'draws %s without a stylesheet, which the content policy would refuse',
    async (condition) => {
      const { WeatherPlayer } = await import('./weather-player')
      const { container } = render(<WeatherPlayer animation={fileOf(condition)} isPlaying />)
      await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull())
      expect(document.querySelectorAll('style')).toHaveLength(0)
    },
  )
  it('moves while it plays, and stands still when stopped', async () => {
    const { WeatherPlayer } = await import('./weather-player')
    const animation = fileOf('clear')
    const { container, rerender } = render(<WeatherPlayer animation={animation} isPlaying />)
    await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull())
    const first = container.innerHTML
    await waitFor(() => expect(container.innerHTML).not.toBe(first))
    rerender(<WeatherPlayer animation={animation} isPlaying={false} />)
    const stopped = container.innerHTML
    await new Promise((resolve) => {
      setTimeout(resolve, 150)
    })
    expect(container.innerHTML).toBe(stopped)
  })
})
