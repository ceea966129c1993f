import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { CopyBox } from './copy-box'

const labels = {
  label: 'Kode',
  copyLabel: 'Salin',
  copiedLabel: 'Tersalin',
  failedLabel: 'Gagal',
  className: 'value',
}

it('never breaks a line inside of a group, and anywhere in a value without groups', () => {
  const secret = renderIn('id', <CopyBox {...labels} value="4B4QRZ7K4M9A" isGrouped />)
  expect(secret.container.querySelector('.value')).toHaveTextContent('4B4QRZ7K4M9A')
  expect(secret.container.querySelector('.value')).not.toHaveClass('break-all')
  const number = renderIn('id', <CopyBox {...labels} value="JBR-20260131-7K4M9A" />)
  expect(number.container.querySelector('.value')).toHaveClass('break-all')
})

it('shows a long secret in groups of nearly equal length, none of a single letter', () => {
  const value = '6B66NJ3C4B2KNZ8ZP2MEMFT26B'
  const { container } = renderIn('id', <CopyBox {...labels} value={value} isGrouped />)
  const shown = container.querySelector('.value')
  expect(shown).toHaveTextContent(value)
  const groups = [...(shown?.childNodes ?? [])].filter((node) => node instanceof Text)
  expect(groups.map(({ length }) => length)).toEqual([4, 5, 4, 4, 5, 4])
})

it('copies without the gaps, and says so', async () => {
  renderIn('id', <CopyBox {...labels} value="4B4QRZ7K4M9A" isGrouped />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: labels.copyLabel }))
  expect(screen.getByText(labels.copiedLabel)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('4B4QRZ7K4M9A')
})

it('says that it cannot where the browser has no clipboard', async () => {
  renderIn('id', <CopyBox {...labels} value="4B4QRZ7K4M9A" isGrouped />)
  const user = userEvent.setup()
  // Only this: whoever hears the click may ask the browser for its name.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await user.click(screen.getByRole('button', { name: labels.copyLabel }))
  Reflect.deleteProperty(navigator, 'clipboard')
  expect(screen.getByText(labels.failedLabel)).toBeVisible()
})
