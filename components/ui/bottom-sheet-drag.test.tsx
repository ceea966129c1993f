import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSheetDrag } from './bottom-sheet-drag'

const windowHeight = 1_000

function Sheet({ onLetGo }: { onLetGo: (outcome: string) => void }) {
  const { share, handlers } = useSheetDrag(onLetGo)
  return (
    <dialog open>
      <header {...handlers}>
        <h2>{share === null ? 'rest' : share.toFixed(2)}</h2>
        <button type="button">Tutup</button>
      </header>
    </dialog>
  )
}
const state = () => screen.getByRole('heading').textContent

type Step = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel'
function send(
  step: Step,
  clientY: number,
  timeStamp: number,
  {
    target = screen.getByRole('heading'),
    pointerId = 1,
  }: { target?: Element; pointerId?: number } = {},
) {
  const event = createEvent[step](target, { clientY, pointerId, button: 0 })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(target, event)
}

beforeEach(() => {
  window.innerHeight = windowHeight
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined })
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 250, 390, 750),
  )
})

describe('useSheetDrag', () => {
  it('follows the finger about 60 times a second and not more often', () => {
    render(<Sheet onLetGo={() => undefined} />)
    send('pointerDown', 250, 1)
    send('pointerMove', 350, 21)
    const first = state()
    send('pointerMove', 450, 31)
    const tooSoon = state()
    send('pointerMove', 450, 41)
    expect([first, tooSoon, state()]).toEqual(['0.65', '0.65', '0.55'])
  })

  it('says where it was let go and rests again', () => {
    const onLetGo = vi.fn()
    render(<Sheet onLetGo={onLetGo} />)
    send('pointerDown', 250, 1)
    send('pointerMove', 800, 20)
    send('pointerUp', 800, 30)
    expect(onLetGo).toHaveBeenCalledExactlyOnceWith('CLOSED')
    expect(state()).toBe('rest')
  })

  it('takes a finger that hardly moved for a press, and a press on a button for the button', () => {
    const onLetGo = vi.fn()
    render(<Sheet onLetGo={onLetGo} />)
    send('pointerDown', 250, 1)
    send('pointerUp', 253, 30)
    send('pointerDown', 250, 40, { target: screen.getByRole('button') })
    send('pointerMove', 900, 80)
    send('pointerUp', 900, 90)
    expect(onLetGo).not.toHaveBeenCalled()
  })

  it('follows one finger, forgets a drag the browser took away', () => {
    const onLetGo = vi.fn()
    render(<Sheet onLetGo={onLetGo} />)
    send('pointerDown', 250, 1)
    send('pointerMove', 900, 20, { pointerId: 2 })
    const second = state()
    send('pointerCancel', 900, 30)
    send('pointerUp', 900, 40)
    expect([second, state(), onLetGo.mock.calls.length]).toEqual(['rest', 'rest', 0])
  })
})
