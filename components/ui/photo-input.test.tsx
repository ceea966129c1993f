import { fireEvent, render } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PhotoInput } from './photo-input'

describe('PhotoInput', () => {
  it('hands over what was chosen, and the same file once more', () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>()
    const chooser = createRef<HTMLInputElement>()
    render(<PhotoInput ref={chooser} onFiles={onFiles} />)
    const photo = new File(['x'], 'jalan.jpg', { type: 'image/jpeg' })
    const input = chooser.current
    if (!input) throw new Error('no chooser')
    for (const round of [1, 2]) {
      fireEvent.change(input, { target: { files: [photo] } })
      expect(onFiles).toHaveBeenNthCalledWith(round, [photo])
    }
  })

  it('is out of the way of keyboards and screen readers, because a button stands for it', () => {
    const { container } = render(<PhotoInput ref={null} onFiles={() => undefined} />)
    expect(container.firstElementChild).toHaveAttribute('tabindex', '-1')
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstElementChild).toHaveAttribute('accept', 'image/png,image/jpeg')
  })
})
