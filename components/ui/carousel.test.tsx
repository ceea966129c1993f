import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { axeViolations } from '@/tests/support/render'
import { installRowLayout, slideStepPx } from '@/tests/support/row-layout'
import { Carousel } from './carousel'

const titles = ['Desa Digital', 'Pesantren Juara', 'Konektivitas', 'Sapawarga']
const slides = titles.map((title, index) => ({
  key: title,
  name: `${index + 1} dari 4: ${title}`,
  content: <a href={`/${index}`}>{title}</a>,
}))
const words = {
  previous: 'Program sebelumnya',
  next: 'Program berikutnya',
  pause: 'Jeda',
  play: 'Putar',
}
const row = <Carousel label="Program unggulan" words={words} slides={slides} />
const list = () => screen.getByRole('list')
const viewport = () => list().parentElement ?? document.body
const items = () => screen.getAllByRole('listitem', { hidden: true })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Program berikutnya' }))
let tell: ReturnType<typeof installIntersections>
let scrollTo: ReturnType<typeof installRowLayout>

beforeEach(() => {
  scrollTo = installRowLayout()
  installMedia((query) => query === 'all')
  tell = installIntersections()
})

async function startEngine() {
  act(() => tell(viewport(), true))
  await waitFor(() => expect(viewport().className).toContain('overflow-hidden'))
  act(() => {
    tell(null, false)
    tell(items()[0] ?? null, true)
  })
}

describe('Carousel before its engine', () => {
  it('is a named region with a list, and all of it is in the HTML of the server', async () => {
    const { container } = render(row)
    expect(screen.getByRole('region', { name: 'Program unggulan' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(titles)
    expect(titles.every((title) => renderToString(row).includes(title))).toBe(true)
    expect(await axeViolations(container)).toEqual([])
  })

  it('scrolls to the slide asked for and announces it', async () => {
    render(row)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await next()
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slideStepPx, behavior: 'smooth' })
    expect(screen.getByRole('status')).toHaveTextContent('2 dari 4: Pesantren Juara')
  })

  it('counts along when a finger scrolls it, without talking', () => {
    render(row)
    Object.defineProperty(viewport(), 'scrollWidth', { value: 4 * slideStepPx })
    viewport().scrollLeft = 2 * slideStepPx
    fireEvent.scroll(viewport())
    expect(screen.getByText('3/4')).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('Carousel with its engine', () => {
  it('makes the slides out of view inert and breaks no accessibility rule', async () => {
    const { container } = render(row)
    await startEngine()
    expect(items().map((item) => item.hasAttribute('inert'))).toEqual([false, true, true, true])
    expect(await axeViolations(container)).toEqual([])
  })

  it('turns, announces the position and goes on from the last to the first', async () => {
    render(row)
    await startEngine()
    const heard: (string | null)[] = []
    for (let press = 0; press < 4; press += 1) {
      await next()
      heard.push(screen.getByRole('status').textContent)
    }
    expect(heard).toEqual([
      '2 dari 4: Pesantren Juara',
      '3 dari 4: Konektivitas',
      '4 dari 4: Sapawarga',
      '1 dari 4: Desa Digital',
    ])
  })

  it('keeps the place a finger had scrolled to', async () => {
    render(row)
    Object.defineProperty(viewport(), 'scrollWidth', { value: 4 * slideStepPx })
    viewport().scrollLeft = 2 * slideStepPx
    fireEvent.scroll(viewport())
    await startEngine()
    viewport().scrollLeft = 0
    fireEvent.scroll(viewport())
    expect(screen.getByText('3/4')).toBeVisible()
  })
})

describe('Carousel that turns by itself', () => {
  it('is off unless asked for', () => {
    render(row)
    expect(screen.queryByRole('button', { name: 'Jeda' })).not.toBeInTheDocument()
  })

  it('can be paused, and offers nothing to pause where motion is unwanted', () => {
    const { rerender } = render(
      <Carousel label="Program" words={words} slides={slides} autoplayMs={9_000} />,
    )
    expect(screen.getByRole('button', { name: 'Jeda' })).toBeVisible()
    installMedia(reducedMotion(true))
    rerender(<Carousel label="Program" words={words} slides={slides} autoplayMs={9_000} />)
    expect(screen.queryByRole('button', { name: 'Jeda' })).not.toBeInTheDocument()
  })
})
