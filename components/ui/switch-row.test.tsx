import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SwitchRow } from './switch-row'

const row = { id: 'mail', label: 'Surel', hint: 'Ke alamat Anda', isOn: false, isBusy: false }
const silent = { done: '', failed: '', onChange: vi.fn() }

it('switches, and says what came of it', async () => {
  const onChange = vi.fn()
  const { container } = renderIn(
    'id',
    <SwitchRow {...row} done="Kabar dikirim." failed="" onChange={onChange} />,
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Surel' }))
  expect(onChange.mock.calls).toEqual([[true]])
  expect(screen.getByRole('status')).toHaveTextContent('Kabar dikirim.')
  expect(await axeViolations(container)).toEqual([])
})

it('says urgently what kept a press from happening', () => {
  renderIn('id', <SwitchRow {...row} {...silent} failed="Sedang sibuk." />)
  expect(screen.getByRole('alert')).toHaveTextContent('Sedang sibuk.')
})

it('has words in the place of a switch that cannot be used', () => {
  renderIn('id', <SwitchRow {...row} {...silent} unavailable="Peramban ini tidak bisa." />)
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText('Peramban ini tidak bisa.')).toBeVisible()
})

it('offers what else can be done', async () => {
  const onPress = vi.fn()
  const more = { text: 'Dua peramban lain', label: 'Hentikan', onPress }
  renderIn('id', <SwitchRow {...row} {...silent} more={more} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hentikan' }))
  expect(onPress).toHaveBeenCalledOnce()
})
