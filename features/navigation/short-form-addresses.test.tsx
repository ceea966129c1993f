import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShortFormAddresses } from './short-form-addresses'

const form = (method: 'get' | 'post') => (
  <>
    <form aria-label="saring" method={method}>
      <input type="hidden" name="kategori" value="olahraga" />
      <input type="hidden" name="kategori" value="seni" />
      <input name="q" defaultValue="" />
      <input name="urut" defaultValue="judul" />
      <input name="ukuran" defaultValue="" />
    </form>
    <ShortFormAddresses />
  </>
)
/** What a browser would send. jsdom tells nobody that it gathers a form's data, so this says it. */
function sent() {
  const formData = new FormData(screen.getByRole<HTMLFormElement>('form'))
  fireEvent(
    screen.getByRole('form'),
    Object.assign(new Event('formdata', { bubbles: true }), { formData }),
  )
  return [...formData]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`)
    .join('&')
}

it('leaves empty fields out of an address, and the others in their order', () => {
  render(form('get'))
  expect(sent()).toBe('kategori=olahraga&kategori=seni&urut=judul')
})

it('leaves a form alone that is sent as a body', () => {
  render(form('post'))
  expect(sent()).toBe('kategori=olahraga&kategori=seni&q=&urut=judul&ukuran=')
})
