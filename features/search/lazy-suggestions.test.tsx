import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { axeViolations, renderIn } from '@/tests/support/render'
import { noteUnhandledRejections } from '@/tests/support/unhandled-rejections'
import { typingPauseMs } from './attach-suggestions'
import { LazySuggestions } from './lazy-suggestions'

const labels = { list: 'Saran pencarian', ready: 'Ada saran.' }
const offered = ['Pajak kendaraan', 'pajak motor']

function show() {
  return renderIn(
    'id',
    <form action="/pencarian">
      <input type="search" name="q" aria-label="Cari" placeholder="Cari" />
      <LazySuggestions labels={labels} />
    </form>,
  )
}

const field = () => screen.getByPlaceholderText('Cari')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('suggestions in a search form', () => {
  const unhandled = noteUnhandledRejections()
  const submitted = vi.fn<(query: string) => void>()
  const requested = vi.fn<(query: unknown) => void>()
  let isOffline = false
  beforeEach(() => {
    isOffline = false
    vi.spyOn(api, 'get').mockImplementation(async (_path, config) => {
      if (isOffline) throw new Error('offline')
      requested((config?.params as { q?: unknown } | undefined)?.q)
      return {
        status: 200,
        data: offered.map((value, at) => ({ value, domain: at === 0 ? 'public_service' : null })),
      }
    })
    document.addEventListener('submit', onSubmit)
  })
  afterEach(() => {
    document.removeEventListener('submit', onSubmit)
    submitted.mockReset()
    requested.mockReset()
  })
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const query =
      event.target instanceof HTMLFormElement ? new FormData(event.target).get('q') : null
    if (typeof query === 'string') submitted(query)
  }

  async function typed(query: string) {
    const user = userEvent.setup()
    const { container } = show()
    await user.click(field())
    await waitFor(() => expect(field()).toHaveAttribute('role', 'combobox'))
    await user.type(field(), query)
    return { user, container }
  }
  const opened = () =>
    waitFor(() => expect(options()).toEqual(offered), { timeout: typingPauseMs * 8 })

  it('leave a plain search field until somebody comes to it', () => {
    show()
    expect(field()).not.toHaveAttribute('role')
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  })

  it('are asked for once, after a pause in typing', async () => {
    await typed('paj')
    expect(requested).not.toHaveBeenCalled()
    await opened()
    expect(requested.mock.calls).toEqual([['paj']])
  })

  it('are not asked for with a single letter, and go when only that is left', async () => {
    const { user } = await typed('p')
    await user.keyboard('{ArrowDown}')
    await act(() => new Promise((resolve) => setTimeout(resolve, typingPauseMs * 2)))
    expect(requested).not.toHaveBeenCalled()
    await user.type(field(), 'a')
    await opened()
    await user.keyboard('{Backspace}')
    expect(options()).toEqual([])
  })

  it('are chosen with the arrows and searched for with Enter', async () => {
    const { user } = await typed('paj')
    await opened()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getAllByRole('option')[1]
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id)
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['pajak motor']])
    expect(options()).toEqual([])
  })

  it('are told and marked as shown, and others begin with none chosen', async () => {
    const { user } = await typed('paj')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await opened()
    expect(screen.getByRole('status')).toHaveTextContent(labels.ready)
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}a')
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2), {
      timeout: typingPauseMs * 8,
    })
    await waitFor(() => expect(field()).not.toHaveAttribute('aria-activedescendant'))
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['paja']])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('leave Enter to somebody who composes a letter with it', async () => {
    const { user } = await typed('paj')
    await opened()
    await user.keyboard('{ArrowDown}')
    expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true)
    expect(submitted).not.toHaveBeenCalled()
    expect(options()).toEqual(offered)
  })

  it('are for what was typed before their code was there, too', async () => {
    show()
    fireEvent.input(field(), { target: { value: 'paj' } })
    act(() => field().focus())
    await opened()
    expect(requested.mock.calls).toEqual([['paj']])
  })

  it.each([
    ['after they came', () => waitFor(() => expect(field()).toHaveAttribute('role', 'combobox'))],
    ['before they came', async () => undefined],
  ])('leave the field as it was when their place goes %s', async (_, pass) => {
    const form = document.body.appendChild(document.createElement('form'))
    form.innerHTML = '<input type="search" name="q" placeholder="Cari" /><div></div>'
    const { unmount } = render(<LazySuggestions labels={labels} />, {
      container: form.querySelector('div') ?? form,
    })
    act(() => field().focus())
    await pass()
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([...field().attributes].map(({ name }) => name)).toEqual(['type', 'name', 'placeholder'])
    fireEvent.input(field(), { target: { value: 'paj' } })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    await new Promise((resolve) => setTimeout(resolve, typingPauseMs * 2))
    expect(requested).not.toHaveBeenCalled()
    form.remove()
  })

  it('leave Enter to the typed words while none is chosen', async () => {
    const { user } = await typed('paj')
    await opened()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(submitted.mock.calls).toEqual([['paj']])
  })

  it('do not come any more once the search is on its way', async () => {
    const { user } = await typed('paj')
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['paj']])
    await new Promise((resolve) => setTimeout(resolve, typingPauseMs * 2))
    expect(requested).not.toHaveBeenCalled()
    expect(options()).toEqual([])
  })

  it('may be clicked', async () => {
    const { user } = await typed('paj')
    await opened()
    await user.click(screen.getByRole('option', { name: 'Pajak kendaraan' }))
    expect(submitted.mock.calls).toEqual([['Pajak kendaraan']])
  })

  it('close with Escape, which keeps what was typed, open again with the arrow down, and close when the field is left', async () => {
    const { user } = await typed('paj')
    await opened()
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(field()).toHaveValue('paj')
    await user.keyboard('{ArrowDown}')
    await opened()
    await user.keyboard('{Escape}')
    await user.type(field(), 'a')
    await opened()
    await user.tab()
    await waitFor(() => expect(options()).toEqual([]))
  })

  it('of words that were changed meanwhile do not come any more', async () => {
    let answer: () => void = () => undefined
    const asked = vi.spyOn(api, 'get').mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve({ status: 200, data: [{ value: 'Sapi', domain: null }] })
      }),
    )
    const { user } = await typed('sa')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: typingPauseMs * 8 })
    await user.clear(field())
    await user.type(field(), 'paj')
    await opened()
    await act(async () => answer())
    expect(options()).toEqual(offered)
  })

  it('are missing without a word when the network is', async () => {
    isOffline = true
    await typed('paj')
    await act(() => new Promise((resolve) => setTimeout(resolve, typingPauseMs * 2)))
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('break no accessibility rule while open', async () => {
    const { container } = await typed('paj')
    await opened()
    expect(await axeViolations(container)).toEqual([])
  })
})
