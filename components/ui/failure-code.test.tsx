import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { FailureCode } from './failure-code'

describe('FailureCode', () => {
  it.each([
    ['id', 'Kode a1b2c3-4f'],
    ['en', 'Code a1b2c3-4f'],
  ] as const)('names the failure (%s)', (locale, text) => {
    renderIn(locale, <FailureCode code="a1b2c3-4f" />)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('says nothing where no answer came', () => {
    const { container } = renderIn('id', <FailureCode code={undefined} />)
    expect(container).toBeEmptyDOMElement()
  })
})
