import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld'

it('keeps an editor from ending the script element', () => {
  const value = { headline: '</script><script>alert(1)</script>' }
  const { container } = render(<JsonLd value={value} />)
  expect(container.innerHTML.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toEqual(value)
})
