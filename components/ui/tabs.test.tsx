import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { Tabs } from './tabs'

const tabs = ['Terbaru', 'Terpopuler', 'Pilihan'].map((label) => ({
  key: label,
  label,
  content: <a href={`#${label}`}>Berita {label}</a>,
}))
const element = <Tabs label="Urutan berita" tabs={tabs} heading={<h2>Berita terkini</h2>} />
const selected = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('is a named list of tabs, the first chosen, with each panel named by its tab', async () => {
    const { container } = render(element)
    expect(screen.getByRole('tablist', { name: 'Urutan berita' })).toBeVisible()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Terbaru',
      'Terpopuler',
      'Pilihan',
    ])
    expect(selected()).toBe('Terbaru')
    for (const tab of screen.getAllByRole('tab')) {
      expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')).toHaveAttribute(
        'aria-labelledby',
        tab.id,
      )
    }
    expect(await axeViolations(container)).toEqual([])
  })

  it('turns with the arrow keys, from end to end, and jumps with Home and End', async () => {
    render(element)
    await userEvent.tab()
    const walk: (string | null)[] = []
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await userEvent.keyboard(key)
      expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
      walk.push(selected())
    }
    expect(walk).toEqual(['Terpopuler', 'Pilihan', 'Terbaru', 'Pilihan', 'Terbaru'])
  })

  it('leaves other keys to the page', async () => {
    render(element)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}a')
    expect(selected()).toBe('Terbaru')
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves the arrows to the browser with %s, as for the way back',
    (modifier) => {
      render(element)
      const tab = screen.getByRole('tab', { selected: true })
      expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [modifier]: true })).toBe(true)
      expect(selected()).toBe('Terbaru')
    },
  )

  it('is one stop on the way of the Tab key, the chosen tab', async () => {
    render(element)
    await userEvent.click(screen.getByRole('tab', { name: 'Terpopuler' }))
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  it('has every content in the HTML of the server, so that nothing is lost without scripts', () => {
    const html = renderToString(element)
    expect(tabs.filter((tab) => html.includes(`#${tab.label}`))).toHaveLength(3)
    expect(html).not.toContain('hidden=""')
  })
})
