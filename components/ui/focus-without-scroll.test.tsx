import { beforeEach, expect, it } from 'vitest'
import { focusFallback } from './focus-without-scroll'

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Aduan warga</h1><ul><li>Satu</li></ul><button>Kirim</button></main>'
})
const first = (selector: string) => document.querySelector(selector)

it('gives the focus to the part that stands there now, and leaves its place in the order of tabs', () => {
  focusFallback(first('li'))
  expect(first('li')).toHaveFocus()
  focusFallback(first('button'))
  expect(first('button')).toHaveFocus()
  expect(first('button')).not.toHaveAttribute('tabindex')
})

it('gives it to the heading of the page when nothing is left', () => {
  focusFallback(null)
  expect(first('h1')).toHaveFocus()
})

it('gives it to the page itself where that has no heading', () => {
  document.querySelector('h1')?.remove()
  focusFallback()
  expect(first('main')).toHaveFocus()
})

it('leaves the place of what takes the focus by itself in the order of tabs', () => {
  document.body.innerHTML = '<main><details><summary>Rincian</summary></details></main>'
  focusFallback(first('summary'))
  expect(first('summary')).not.toHaveAttribute('tabindex')
})
