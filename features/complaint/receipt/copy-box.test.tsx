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
