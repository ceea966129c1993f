import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import id from '@/messages/id/complaint.json'
import { renderIn } from '@/tests/support/render'
import { CoordinateField } from './coordinate-field'

const messages = id.location
const field = () => screen.getByRole('textbox', { name: messages.coordinates })

it('hands over what was typed on Enter and clears itself, and sends no form', async () => {
  const onRead = vi.fn()
  const submitted = vi.fn((event: FormEvent) => event.preventDefault())
  renderIn(
    'id',
    <form onSubmit={submitted}>
      <CoordinateField id="c" onRead={onRead} />
      <button type="submit">Lanjut</button>
    </form>,
  )
  await userEvent.type(field(), '-6,9025 107,6187{Enter}')
  expect(submitted).not.toHaveBeenCalled()
  expect(onRead).toHaveBeenCalledWith({ lat: -6.9025, lng: 107.6187 })
  expect(field()).toHaveValue('')
})

it.each([
  ['what it cannot read', 'depan pasar', messages.unreadable],
  ['a place outside of the province', '-7.7956, 110.3695', messages.outsideTyped],
])('says so for %s and keeps it', async (_, typed, sentence) => {
  const onRead = vi.fn()
  renderIn('id', <CoordinateField id="c" onRead={onRead} />)
  await userEvent.type(field(), typed)
  await userEvent.click(screen.getByRole('button', { name: messages.useCoordinates }))
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(field()).toHaveValue(typed)
  expect(onRead).not.toHaveBeenCalled()
})
