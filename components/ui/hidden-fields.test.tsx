import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HiddenFields } from './hidden-fields'

test('a form sends each field, one name as often as it has values', () => {
  const { container } = render(
    <form>
      <HiddenFields
        fields={[
          ['q', 'akta & kartu'],
          ['kategori', 'a'],
          ['kategori', 'b'],
        ]}
      />
    </form>,
  )
  const form = container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([
    ['q', 'akta & kartu'],
    ['kategori', 'a'],
    ['kategori', 'b'],
  ])
})
