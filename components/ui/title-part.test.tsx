import { render, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTitlePart } from './title-part'

function Part({ part, text }: { part: Parameters<typeof useTitlePart>[0]; text: string }) {
  useTitlePart(part, text)
  return null
}
const show = (part: Parameters<typeof useTitlePart>[0], text: string) =>
  render(<Part part={part} text={text} />)

beforeEach(() => {
  document.title = 'Buat aduan'
})

describe('useTitlePart', () => {
  it('says first that something is wrong, then the step, then the page, in whichever order they came', () => {
    const error = show('error', 'Kesalahan: ')
    const step = show('step', 'Langkah 1')
    expect(document.title).toBe('Kesalahan: Langkah 1 - Buat aduan')
    step.rerender(<Part part="step" text="Langkah 2" />)
    expect(document.title).toBe('Kesalahan: Langkah 2 - Buat aduan')
    error.unmount()
    expect(document.title).toBe('Langkah 2 - Buat aduan')
    step.unmount()
    expect(document.title).toBe('Buat aduan')
  })

  it.each([
    [0, 1],
    [1, 0],
  ])('leaves the title of the page when %i goes before %i', (first, second) => {
    const parts = [show('step', 'Langkah 1'), show('error', 'Kesalahan: ')]
    parts[first]?.unmount()
    parts[second]?.unmount()
    expect(document.title).toBe('Buat aduan')
  })

  it('keeps one of two equal parts while the other goes', () => {
    const outer = show('error', 'Kesalahan: ')
    const inner = show('error', 'Kesalahan: ')
    outer.unmount()
    expect(document.title).toBe('Kesalahan: Buat aduan')
    inner.unmount()
    expect(document.title).toBe('Buat aduan')
  })

  it('goes along with a title that the page writes later, and never gives an old one back', async () => {
    const step = show('step', 'Langkah 1')
    document.title = 'Create a complaint'
    await waitFor(() => expect(document.title).toBe('Langkah 1 - Create a complaint'))
    document.title = 'Berita'
    step.unmount()
    expect(document.title).toBe('Berita')
  })

  it('names what stands in the place of a page, and waits while a page has no title', async () => {
    const page = show('page', 'Terjadi kesalahan')
    expect(document.title).toBe('Terjadi kesalahan')
    document.querySelector('title')?.remove()
    const step = show('step', 'Langkah 1')
    expect(document.title).toBe('')
    step.unmount()
    document.title = 'Layanan'
    await waitFor(() => expect(document.title).toBe('Terjadi kesalahan'))
    page.unmount()
    expect(document.title).toBe('Layanan')
  })
})
