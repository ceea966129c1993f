import { act, render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { router } from '@/tests/support/next-navigation'
import { StaticMarkup } from './static-markup'

const contents = (
  <p>
    Isi <b>tebal</b>
  </p>
)
const markup = '<p>Isi <b>tebal</b></p>'
/** As in a document whose payload came without the contents. */
const shortened = { as: 'section', id: 'bagian', className: 'x' } as const

/** The document as the server sent it. */
function sent(children: ReactNode = contents) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<StaticMarkup {...shortened}>{children}</StaticMarkup>)
  document.body.replaceChildren(root)
  return root
}
const hydrated = async (root: HTMLElement) =>
  await act(async () => hydrateRoot(root, createElement(StaticMarkup, shortened)))

beforeEach(() => document.body.replaceChildren())

describe('a static part', () => {
  it('stays as the browser has made it, the same elements', async () => {
    const root = sent()
    const bold = root.querySelector('b')
    await hydrated(root)
    expect(root.innerHTML).toBe(`<section id="bagian" class="x">${markup}</section>`)
    expect(root.querySelector('b')).toBe(bold)
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('shows what the router brings later, in place of what was there', async () => {
    const root = sent()
    const app = await hydrated(root)
    await act(async () => app.render(<StaticMarkup {...shortened}>Lain</StaticMarkup>))
    expect(root.innerHTML).toBe('<section id="bagian" class="x">Lain</section>')
  })

  it('keeps the focus at its place then', async () => {
    const links = (
      <ul>
        <li>
          <a href="/a">A</a>
        </li>
        <li>
          <a href="/b">B</a>
        </li>
      </ul>
    )
    const root = sent(links)
    const app = await hydrated(root)
    const second = () => root.querySelectorAll('a')[1]
    const before = second()
    before?.focus()
    await act(async () => app.render(<StaticMarkup {...shortened}>{links}</StaticMarkup>))
    expect(second()).not.toBe(before)
    expect(second()).toHaveFocus()
  })

  it('keeps open then what a reader has opened', async () => {
    const folds = (
      <>
        <details>
          <summary>A</summary>
        </details>
        <details>
          <summary>B</summary>
        </details>
      </>
    )
    const root = sent(folds)
    const app = await hydrated(root)
    const areOpen = () => [...root.querySelectorAll('details')].map(({ open }) => open)
    const second = root.querySelectorAll('details')[1]
    if (second) second.open = true
    await act(async () => app.render(<StaticMarkup {...shortened}>{folds}</StaticMarkup>))
    expect(root.querySelectorAll('details')[1]).not.toBe(second)
    expect(areOpen()).toEqual([false, true])
  })

  describe('with a choice', () => {
    const choiceOf = (...names: string[]) =>
      names.map((name) => (
        <input
          key={name}
          type="radio"
          name="hari"
          aria-label={name}
          defaultChecked={name === 'A'}
        />
      ))
    const chosen = (root: HTMLElement) =>
      [...root.querySelectorAll('input')].map(({ checked }) => checked)

    it('keeps then what a reader has chosen', async () => {
      const root = sent(choiceOf('A', 'B'))
      const app = await hydrated(root)
      const second = root.querySelectorAll('input')[1]
      second?.click()
      await act(async () =>
        app.render(<StaticMarkup {...shortened}>{choiceOf('A', 'B')}</StaticMarkup>),
      )
      expect(root.querySelectorAll('input')[1]).not.toBe(second)
      expect(chosen(root)).toEqual([false, true])
    })

    it('takes the choice of the page where nobody has chosen, or there are other choices', async () => {
      const untouched = sent(choiceOf('B', 'A'))
      const app = await hydrated(untouched)
      await act(async () =>
        app.render(<StaticMarkup {...shortened}>{choiceOf('A', 'B')}</StaticMarkup>),
      )
      expect(chosen(untouched)).toEqual([true, false])
      const root = sent(choiceOf('A', 'B'))
      const other = await hydrated(root)
      root.querySelectorAll('input')[1]?.click()
      await act(async () =>
        other.render(<StaticMarkup {...shortened}>{choiceOf('A', 'B', 'C')}</StaticMarkup>),
      )
      expect(chosen(root)).toEqual([true, false, false])
    })
  })

  it('is there again on the way back to a page that the router has kept', async () => {
    const root = sent()
    const page = createElement(StaticMarkup, shortened)
    const app = await act(async () => hydrateRoot(root, page))
    await act(async () => app.render(<p>Halaman lain</p>))
    await act(async () => app.render(page))
    expect(root.innerHTML).toBe(`<section id="bagian" class="x">${markup}</section>`)
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('is asked for again where it is nowhere', () => {
    render(createElement(StaticMarkup, shortened))
    expect(router.refresh).toHaveBeenCalledOnce()
  })
})
