import { beforeEach, describe, expect, it } from 'vitest'
import { toastsShownMax, useToastStore } from './toast-store'

const { show, dismiss } = useToastStore.getState()
const texts = () => useToastStore.getState().toasts.map((toast) => toast.text)

beforeEach(() => useToastStore.setState({ toasts: [] }))

describe('useToastStore', () => {
  it('keeps the newest notes and lets the oldest go', () => {
    for (const text of ['a', 'b', 'c', 'd']) show('info', text)
    expect([toastsShownMax, texts()]).toEqual([3, ['b', 'c', 'd']])
  })

  it('shows the same words once, as a new note', () => {
    show('success', 'Tautan disalin.')
    const [first] = useToastStore.getState().toasts
    show('info', 'Lain')
    show('success', 'Tautan disalin.')
    const last = useToastStore.getState().toasts.at(-1)
    expect(texts()).toEqual(['Lain', 'Tautan disalin.'])
    expect(last?.id).not.toBe(first?.id)
  })

  it('dismisses one note and leaves the others', () => {
    show('info', 'a')
    show('info', 'b')
    dismiss(useToastStore.getState().toasts[0]?.id ?? -1)
    expect(texts()).toEqual(['b'])
  })
})
