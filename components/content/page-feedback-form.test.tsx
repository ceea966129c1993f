import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pageOutcomes } from '@/lib/page-feedback/outcomes'
import { renderIn } from '@/tests/support/render'
import { PageFeedbackForm } from './page-feedback-form'

it.each([
  ['id', 'masih ada di formulir halaman sebelumnya'],
  ['en', 'still in the form of the previous page'],
] as const)('says where a report that was refused can be found again (%s)', (locale, words) => {
  renderIn(locale, <PageFeedbackForm address="/ketentuan" shown="/ketentuan" version="1" />)
  const told = screen.getAllByText(new RegExp(`${words}\\.$`)).map(({ id }) => id)
  const { incomplete, changed, later } = pageOutcomes
  expect(told).toEqual([incomplete, changed, later])
})
