import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { LazyPanel } from './lazy-panel'

const { failures, 'complaint-following': page } = messagesOf('id')

/** With words of its own and with those of the page. */
function Panel() {
  const [own, shared] = [useTranslations('feedback'), useTranslations('complaint-following')]
  return (
    <p>
      {own('title')} {shared('optional')}
    </p>
  )
}
const load = vi.fn<() => Promise<ComponentType>>()
beforeEach(() => {
  load.mockReset().mockResolvedValue(Panel)
})

const show = () =>
  renderIn(
    'id',
    <LazyPanel id="panel" load={load} namespace="feedback" words={{ open: 'Buka', close: 'Tutup' }}>
      {(Loaded) => <Loaded />}
    </LazyPanel>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('loads once what it shows, with the words of the panel and of the page, and keeps the button', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Buka' })
  expect([button.getAttribute('aria-expanded'), button.hasAttribute('aria-controls')]).toEqual([
    'false',
    false,
  ])
  await press('Buka')
  const words = `${messagesOf('id').feedback.title} ${page.optional}`
  await waitFor(() => expect(document.getElementById('panel')).toHaveTextContent(words))
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveAttribute('aria-controls', 'panel')
  await press('Tutup')
  expect(document.getElementById('panel')).toBeNull()
  await press('Buka')
  expect(document.getElementById('panel')).toHaveTextContent(words)
  expect(button).toHaveFocus()
  expect(load).toHaveBeenCalledOnce()
})

it('ignores presses while it loads', async () => {
  let arrive: () => void = () => undefined
  load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(Panel))))
  show()
  await press('Buka')
  await press('Buka')
  expect(load).toHaveBeenCalledOnce()
  arrive()
  await waitFor(() => expect(document.getElementById('panel')).not.toBeNull())
})

it('says that it cannot be had without a connection, and takes that back when it is asked for again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  await press('Buka')
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert).toHaveTextContent(failures.offline.heading))
  expect(screen.getByRole('button', { name: 'Buka' })).toHaveAttribute('aria-expanded', 'false')
  online.mockReturnValue(true)
  await press('Buka')
  await waitFor(() => expect(document.getElementById('panel')).not.toBeNull())
  expect(alert).toBeEmptyDOMElement()
})
