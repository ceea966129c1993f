import { beforeEach, describe, expect, it, vi } from 'vitest'

const service = {
  speak: vi.fn(),
  cancel: vi.fn(),
  addEventListener: vi.fn((_: string, listener: () => void) => listener()),
}
const script = () => document.head.querySelector<HTMLScriptElement>('script[src]')

/** The module keeps what it has loaded; every test gets a fresh one. */
const load = async () => {
  vi.resetModules()
  return (await import('./responsive-voice')).loadResponsiveVoice
}

beforeEach(() => {
  document.head.innerHTML = ''
  delete window.responsiveVoice
})

describe('loadResponsiveVoice', () => {
  it('fetches the script with the key, once', async () => {
    const loadResponsiveVoice = await load()
    const both = [loadResponsiveVoice('a b&c'), loadResponsiveVoice('a b&c')]
    expect(document.head.querySelectorAll('script[src]')).toHaveLength(1)
    expect(script()?.src).toBe('https://code.responsivevoice.org/responsivevoice.js?key=a%20b%26c')
    window.responsiveVoice = service
    script()?.dispatchEvent(new Event('load'))
    expect(await Promise.all(both)).toEqual([service, service])
  })

  it('fails when the script is refused, and tries again the next time', async () => {
    const loadResponsiveVoice = await load()
    const first = loadResponsiveVoice('key')
    script()?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toThrow('could not be loaded')
    expect(script()).toBeNull()
    const second = loadResponsiveVoice('key')
    window.responsiveVoice = service
    script()?.dispatchEvent(new Event('load'))
    expect(await second).toBe(service)
  })

  it('fails when the script is something else', async () => {
    const loadResponsiveVoice = await load()
    const loading = loadResponsiveVoice('key')
    script()?.dispatchEvent(new Event('load'))
    await expect(loading).rejects.toThrow('holds no speech')
  })

  it('does not wait for a word that has been said before', async () => {
    const loadResponsiveVoice = await load()
    const loading = loadResponsiveVoice('key')
    const silent = { ...service, addEventListener: vi.fn() }
    window.responsiveVoice = silent
    script()?.dispatchEvent(new Event('load'))
    expect(await loading).toBe(silent)
  })
})
