import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/id/plan-ticks.json'
import { renderIn } from '@/tests/support/render'
import { PlanProgress } from './plan-progress'
import { PlanTick } from './plan-tick'

const steps = ['akta', 'kk']
const stored = (plan: string) => localStorage.getItem(`ticks:rencana/${plan}`)
/** @param plan its own in each test: what is ticked lives as long as the page */
const showPlan = (plan: string) =>
  renderIn(
    'id',
    <>
      <PlanProgress plan={plan} steps={steps} />
      {steps.map((step) => (
        <p key={step}>
          <PlanTick plan={plan} step={step} id={step} />
          <label htmlFor={step}>{step}</label>
        </p>
      ))}
    </>,
  )
const box = (name: string) => screen.getByRole('checkbox', { name })

describe('ticks of a plan', () => {
  beforeEach(() => localStorage.clear())

  it('takes over what another tab ticks, and keeps it', async () => {
    showPlan('lahir')
    localStorage.setItem('ticks:rencana/lahir', '["akta"]')
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'ticks:rencana/lahir' })),
    )
    expect(box('akta')).toBeChecked()
    await userEvent.click(box('kk'))
    expect(JSON.parse(stored('lahir') ?? '')).toEqual(['akta', 'kk'])
  })

  it('takes over what another tab ticked while this one was at another page', async () => {
    showPlan('nikah').unmount()
    localStorage.setItem('ticks:rencana/nikah', '["akta"]')
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'ticks:rencana/nikah' })),
    )
    showPlan('nikah')
    expect(box('akta')).toBeChecked()
    await userEvent.click(box('kk'))
    expect(JSON.parse(stored('nikah') ?? '')).toEqual(['akta', 'kk'])
  })

  it('keeps a tick that was made before its code was there', () => {
    const step = <PlanTick plan="pindah" step="akta" id="akta" />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(step)
    const early = container.querySelector('input')
    if (early) early.checked = true
    render(step, { container, hydrate: true })
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(JSON.parse(stored('pindah') ?? '')).toEqual(['akta'])
  })

  it('ticks all the same where storage is blocked, and does not say that it keeps them', async () => {
    const refusals = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('blocked')
      }),
    )
    const { unmount } = showPlan('usaha')
    expect(screen.queryByText(messages.kept)).not.toBeInTheDocument()
    await userEvent.click(box('kk'))
    expect(box('kk')).toBeChecked()
    for (const refusal of refusals) refusal.mockRestore()
    unmount()
    showPlan('pensiun')
    expect(screen.getByText(messages.kept)).toBeVisible()
  })

  it('tells how many are done after each tick, and nothing of those that come with the page or from another tab', async () => {
    localStorage.setItem('ticks:rencana/waris', '["akta"]')
    const { unmount } = showPlan('waris')
    const told = () => screen.getByRole('status').textContent
    expect([screen.getByText(/1/, { selector: 'p:not([role])' }).tagName, told()]).toEqual([
      'P',
      '',
    ])
    await userEvent.click(box('kk'))
    expect(told()).toMatch(/2/)
    unmount()
    showPlan('waris')
    expect(told()).toBe('')
    localStorage.setItem('ticks:rencana/waris', '["kk"]')
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'ticks:rencana/waris' })),
    )
    expect(told()).toBe('')
    await userEvent.click(box('akta'))
    await userEvent.click(screen.getByRole('button', { name: messages.clear }))
    expect(told()).toBe('')
  })

  it('keeps the focus with what is done when all ticks are cleared', async () => {
    showPlan('sekolah')
    await userEvent.click(box('kk'))
    await userEvent.click(screen.getByRole('button', { name: messages.clear }))
    expect(box('kk')).not.toBeChecked()
    expect(screen.getByText(/0/, { selector: 'p' })).toHaveFocus()
    expect(stored('sekolah')).toBeNull()
  })
})
