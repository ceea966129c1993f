import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordEvent, recordLeftPage, sendEventsTo, useAnalyticsStore } from './events'

afterEach(() => sendEventsTo(null))

describe('analytics events', () => {
  it('keeps the last event name and the last visited page', () => {
    recordEvent('logo-click', {})
    recordEvent('page-view-error', { path: '/tidak-ada' })
    recordLeftPage('/berita')
    expect(useAnalyticsStore.getState()).toEqual({
      lastEventName: 'page-view-error',
      lastVisitedPage: '/berita',
    })
  })

  it('hands events to the adapter with what they carry, and to nobody once it is taken away', () => {
    const adapter = vi.fn()
    sendEventsTo(adapter)
    recordEvent('quick-access-click', {
      title: 'e-Samsat',
      link: 'https://bapenda.jabarprov.go.id',
    })
    sendEventsTo(null)
    recordEvent('survey-open', {})
    expect(adapter.mock.calls).toEqual([
      ['quick-access-click', { title: 'e-Samsat', link: 'https://bapenda.jabarprov.go.id' }],
    ])
  })
})
