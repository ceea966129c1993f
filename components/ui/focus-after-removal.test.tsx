import { beforeEach, expect, it, vi } from 'vitest'
import { focusAfterRemoval } from './focus-after-removal'

const first = (selector: string) => document.querySelector<HTMLElement>(selector)
const press = () => first('button')?.focus()

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Aduan warga</h1><ul><li><button>Hapus</button></li><li>Dua</li></ul><input></main>'
  press()
})

it('waits until the control is gone, and asks only then what stands there', async () => {
  focusAfterRemoval(() => first('li'))
  first('ul')?.append(document.createElement('li'))
  await Promise.resolve()
  expect(first('button')).toHaveFocus()
  first('li')?.remove()
  await vi.waitFor(() => expect(first('li')).toHaveFocus())
  expect(first('li')).toHaveTextContent('Dua')
})

it('takes what is hidden for gone, and the start of the page where nothing is named', async () => {
  focusAfterRemoval()
  first('li')?.toggleAttribute('hidden', true)
  await vi.waitFor(() => expect(first('h1')).toHaveFocus())
})

it('leaves whoever has moved on where they are', async () => {
  focusAfterRemoval(() => first('h1'))
  first('input')?.focus()
  first('li')?.remove()
  await new Promise(requestAnimationFrame)
  expect(first('input')).toHaveFocus()
})

it('goes on at once where a press gives no focus', () => {
  first('button')?.blur()
  focusAfterRemoval(() => first('ul'))
  expect(first('ul')).toHaveFocus()
})
