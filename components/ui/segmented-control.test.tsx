import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SegmentedControl } from './segmented-control'

const segments = [
  { value: 'NONE', label: 'Bawaan' },
  { value: 'LEFT', label: 'Rata kiri', icon: <svg /> },
  { value: 'RIGHT', label: 'Rata kanan', icon: <svg /> },
] as const

function Sample() {
  const [value, setValue] = useState<(typeof segments)[number]['value']>('NONE')
  return (
    <SegmentedControl
      legend="Perataan teks"
      segments={segments}
      value={value}
      onChange={setValue}
    />
  )
}

describe('SegmentedControl', () => {
  it('is a named group in which one choice is made', async () => {
    const { container } = renderIn('id', <Sample />)
    expect(screen.getByRole('group', { name: 'Perataan teks' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Bawaan' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Rata kanan' }))
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, false, true])
    expect(await axeViolations(container)).toEqual([])
  })

  it('is one tab stop in which the arrow keys choose', async () => {
    renderIn('id', <Sample />)
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Bawaan' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Rata kiri' })).toBeChecked()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('keeps the words of segments that show an icon', () => {
    renderIn('id', <Sample />)
    expect(screen.getByTitle('Rata kiri')).toContainElement(
      screen.getByRole('radio', { name: 'Rata kiri' }),
    )
  })
})
