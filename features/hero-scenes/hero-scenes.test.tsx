import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { axeViolations, renderIn } from '@/tests/support/render'
import { installRowLayout } from '@/tests/support/row-layout'
import { HeroScenes, sceneMs } from './hero-scenes'

const scenes = [
  { id: 1, image: '/img/hero-1-gedung-sate.svg', title: 'Gedung Sate' },
  { id: 2, image: '/img/hero-2-kebun-teh.svg', title: 'Kebun teh' },
  { id: 3, image: '/img/hero-3-pesisir.svg', title: 'Pesisir', link: '/berita' },
]
const labels = { previous: 'Sebelumnya', next: 'Berikutnya', pause: 'Hentikan', play: 'Lanjutkan' }

const hero = (
  <HeroScenes
    scenes={scenes}
    names={scenes.map(({ title }, at) => `${at + 1} dari 3: ${title}`)}
    labels={labels}
    labelledBy="title"
  >
    <h1 id="title">Portal</h1>
  </HeroScenes>
)

const pictures = (container: Element) =>
  [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
const shownName = () => screen.getByRole('group').getAttribute('aria-label')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A finger goes down, moves by so many pixels, rests and lets go. */
async function swipe(element: Element, byPx: number) {
  const [from, to] = [
    { clientX: 300, clientY: 10 },
    { clientX: 300 + byPx, clientY: 10 },
  ]
  fireEvent.pointerDown(element, from)
  fireEvent.touchStart(element, { touches: [from] })
  await pause(5)
  fireEvent.pointerMove(document, to)
  fireEvent.touchMove(element, { touches: [to] })
  await pause(50)
  await act(async () => void fireEvent.touchEnd(element, { changedTouches: [to], touches: [] }))
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** The page has loaded and has come to rest. */
const settle = () => pass(2_000)

beforeEach(() => {
  vi.useFakeTimers()
  installMedia(reducedMotion(false))
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute('data-animation')
})

describe('HeroScenes', () => {
  it('is in server HTML with the first scene alone', () => {
    const html = renderToString(
      <NextIntlClientProvider locale="id" messages={{ common: { newTab: '' } }}>
        {hero}
      </NextIntlClientProvider>,
    )
    expect(html).toContain('/img/hero-1-tanpa-awan.svg')
    expect(html).not.toMatch(/hero-2|hero-3/)
  })

  it('asks for the other scenes only when the page has come to rest', () => {
    const { container } = renderIn('id', hero)
    expect(pictures(container).join()).not.toMatch(/hero-2|hero-3/)
    settle()
    expect(pictures(container)).toEqual(
      expect.arrayContaining(['/img/hero-2-kebun-teh.svg', '/img/hero-3-pesisir.svg']),
    )
  })

  it('turns every nine seconds, round and round', () => {
    renderIn('id', hero)
    settle()
    const seen = [0, 1, 2, 3].map(() => {
      const name = shownName()
      pass(sceneMs)
      return name
    })
    expect(seen).toEqual([
      '1 dari 3: Gedung Sate',
      '2 dari 3: Kebun teh',
      '3 dari 3: Pesisir',
      '1 dari 3: Gedung Sate',
    ])
  })

  it('waits under the pointer, with the focus inside and after a press on pause', () => {
    renderIn('id', hero)
    settle()
    const section = screen.getByRole('region')
    fireEvent.pointerEnter(section)
    pass(3 * sceneMs)
    expect(shownName()).toBe('1 dari 3: Gedung Sate')
    fireEvent.pointerLeave(section)
    fireEvent.click(screen.getByRole('button', { name: labels.pause }))
    pass(3 * sceneMs)
    expect(shownName()).toBe('1 dari 3: Gedung Sate')
    fireEvent.click(screen.getByRole('button', { name: labels.play }))
    pass(sceneMs)
    expect(shownName()).toBe('2 dari 3: Kebun teh')
  })

  it('goes where a person wants, and shows where a scene leads', () => {
    renderIn('id', hero)
    settle()
    fireEvent.click(screen.getByRole('button', { name: labels.previous }))
    expect(shownName()).toBe('3 dari 3: Pesisir')
    expect(screen.getByRole('link', { name: 'Pesisir' })).toHaveAttribute('href', '/berita')
  })

  it('stays on the first scene and loads no other where motion is unwanted, but still turns on request', () => {
    installMedia(reducedMotion(true))
    const { container } = renderIn('id', hero)
    settle()
    pass(3 * sceneMs)
    expect(pictures(container).join()).not.toMatch(/hero-2|hero-3/)
    expect(screen.queryByRole('button', { name: labels.pause })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: labels.next }))
    expect(shownName()).toBe('2 dari 3: Kebun teh')
  })

  it('goes back to the first scene when somebody stops animations', async () => {
    renderIn('id', hero)
    settle()
    pass(sceneMs)
    expect(shownName()).toBe('2 dari 3: Kebun teh')
    await act(async () => document.documentElement.setAttribute('data-animation', 'off'))
    expect(shownName()).toBe('1 dari 3: Gedung Sate')
  })

  it('can be swiped where there are fingers, once the page has come to rest, and nowhere else', async () => {
    vi.useRealTimers()
    const scrolledTo = installRowLayout()
    const intersect = installIntersections()
    installMedia((query) => query === '(any-pointer: coarse)')
    renderIn('id', hero)
    const section = screen.getByRole('region')
    await waitFor(() => expect(section.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(3))
    // Told again until somebody listens; the engine puts the row at its start once it follows fingers.
    await waitFor(() => {
      act(() => intersect(section, true))
      expect(scrolledTo).toHaveBeenCalled()
    })
    await swipe(section, -20)
    expect(shownName()).toBe('1 dari 3: Gedung Sate')
    await swipe(section, -200)
    await waitFor(() => expect(shownName()).toBe('2 dari 3: Kebun teh'))
    fireEvent.mouseDown(section, { clientX: 300, button: 0 })
    fireEvent.mouseMove(document, { clientX: 50 })
    fireEvent.mouseUp(document, { clientX: 50 })
    expect(shownName()).toBe('2 dari 3: Kebun teh')
  })

  it('breaks no accessibility rule', async () => {
    const { container } = renderIn('id', hero)
    settle()
    vi.useRealTimers()
    expect(await axeViolations(container)).toEqual([])
  })
})
