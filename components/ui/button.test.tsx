import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Button, ButtonLink } from './button'
import { buttonClass } from './button-class'

describe('Button', () => {
  it('acts on a press', async () => {
    const onClick = vi.fn()
    renderIn('id', <Button onClick={onClick}>Kirim</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Kirim' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('ignores presses while loading, keeps its name and says it is busy', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()]
    const { container } = renderIn(
      'id',
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading onClick={onClick}>
          Kirim
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Kirim' })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('Button looks', () => {
  it.each(['primary', 'secondary', 'quiet', 'gold', 'text'] as const)(
    'is a named button that submits nothing by itself, in %s',
    async (variant) => {
      const onSubmit = vi.fn()
      const { container } = renderIn(
        'en',
        <form onSubmit={onSubmit}>
          <Button variant={variant}>Send</Button>
        </form>,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      expect(onSubmit).not.toHaveBeenCalled()
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('is out of use when disabled, and stays in reach when only marked as such', async () => {
    const onClick = vi.fn()
    renderIn(
      'id',
      <>
        <Button disabled onClick={onClick}>
          Mati
        </Button>
        <Button aria-disabled="true">Belum lengkap</Button>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Mati' }))
    await userEvent.tab()
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Belum lengkap' })).toHaveFocus()
  })
})

describe('ButtonLink', () => {
  it('stays in the language of the page', () => {
    renderIn('en', <ButtonLink href="/berita">News</ButtonLink>)
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/en/berita')
  })

  it('opens other sites in a new tab without opener', () => {
    renderIn('id', <ButtonLink href="https://www.lapor.go.id">LAPOR</ButtonLink>)
    const link = screen.getByRole('link', { name: /^LAPOR/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('buttonClass', () => {
  it('gives anything the look of the button of its kind', () => {
    renderIn('id', <Button variant="gold">Kirim</Button>)
    expect(screen.getByRole('button').className.trim()).toBe(buttonClass('gold').trim())
    expect(buttonClass('gold')).not.toBe(buttonClass())
  })
})
