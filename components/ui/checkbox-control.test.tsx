import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RequirementList } from '@/components/content/services/requirement-list'
import { renderIn } from '@/tests/support/render'
import { Checkbox } from './checkbox'
import { CheckboxControl } from './checkbox-control'

it('is the same box in a form and in a list to tick off', () => {
  renderIn(
    'id',
    <>
      <CheckboxControl aria-label="Kotak" />
      <Checkbox id="news" label="Kabari saya" />
      <RequirementList
        items={[{ name: 'KTP', link: null }]}
        places={() => new Set()}
        titleId="terms"
      />
    </>,
  )
  const boxOf = (name: string) => {
    const input = screen.getByRole('checkbox', { name })
    for (const own of ['id', 'aria-label']) input.removeAttribute(own)
    return input.parentElement?.outerHTML
  }
  const box = boxOf('Kotak')
  expect([boxOf('Kabari saya'), boxOf('KTP')]).toEqual([box, box])
})
