import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { ExampleTag } from './example-tag'

it.each([
  ['id', 'Contoh'],
  ['en', 'Example'],
] as const)('says in words that something is an example (%s)', (locale, word) => {
  renderIn(locale, <ExampleTag />)
  expect(screen.getByText(word)).toBeVisible()
})
