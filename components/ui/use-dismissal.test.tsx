import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDismissal } from './use-dismissal'

const onDismiss = vi.fn()
beforeEach(() => onDismiss.mockClear())

function Probe({ isOpen = true }: { isOpen?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useDismissal(box, isOpen, onDismiss)
  return (
    <>
      <div ref={box}>
        <button type="button">Dalam</button>
        <a href="#tujuan">Tautan</a>
        <a href="#english" hrefLang="en">
          English
        </a>
      </div>
      <button type="button">Luar</button>
    </>
  )
}

it('is told how an open popup was left', async () => {
  render(<Probe />)
  await userEvent.click(screen.getByRole('button', { name: 'Dalam' }))
  expect(onDismiss).not.toHaveBeenCalled()

  await userEvent.keyboard('{Escape}')
  expect(onDismiss.mock.calls).toEqual([['escape']])
})

it.each([
  ['a press outside', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Luar' }))],
  ['the focus outside', () => fireEvent.focusIn(screen.getByRole('button', { name: 'Luar' }))],
  ['a link inside', () => fireEvent.click(screen.getByRole('link', { name: 'Tautan' }))],
  ['the back button', () => fireEvent.popState(window)],
  ['another document', () => fireEvent(window, new Event('pagehide'))],
])('counts %s as leaving', (_, leave) => {
  render(<Probe />)
  leave()
  expect(onDismiss.mock.calls).toEqual([['away']])
})

it('stays open until the page in another language has arrived', () => {
  render(<Probe />)
  fireEvent.click(screen.getByRole('link', { name: 'English' }))
  expect(onDismiss).not.toHaveBeenCalled()
})

it('hears nothing while the popup is closed', async () => {
  render(<Probe isOpen={false} />)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Luar' }))
  expect(onDismiss).not.toHaveBeenCalled()
})
