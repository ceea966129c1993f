import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { alertElementId, dismissedAlertsKey, hideDismissedScript } from '@/lib/alerts'
import { DismissibleAlert } from './dismissible-alert'

const page = (
  <>
    <ul>
      <DismissibleAlert id={4} label="Tutup peringatan: Angin" className="">
        <p>Angin kencang</p>
      </DismissibleAlert>
    </ul>
    <main id="main" tabIndex={-1}>
      isi
    </main>
  </>
)

describe('DismissibleAlert', () => {
  beforeEach(() => sessionStorage.clear())

  it('goes away for the session and hands the focus to the page', () => {
    const { unmount } = render(page)
    fireEvent.click(screen.getByRole('button', { name: 'Tutup peringatan: Angin' }))
    expect(screen.getByText('Angin kencang')).not.toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    unmount()
    render(page)
    expect(screen.getByText('Angin kencang')).not.toBeVisible()
  })

  it('goes away also where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    render(page)
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('Angin kencang')).not.toBeVisible()
  })

  it.each(['not json', '{"4":true}', '["4"]', '[5]'])(
    'stays while the storage holds something else: %s',
    (stored) => {
      sessionStorage.setItem(dismissedAlertsKey, stored)
      render(page)
      expect(screen.getByText('Angin kencang')).toBeVisible()
    },
  )

  it('is hidden by the script of the page before anything runs', () => {
    document.body.innerHTML = `<p id="${alertElementId(4)}">a</p><p id="${alertElementId(5)}">b</p>`
    sessionStorage.setItem(dismissedAlertsKey, '[4]')
    const script = document.createElement('script')
    script.textContent = hideDismissedScript
    document.body.append(script)
    // The test browser runs no scripts, so the words of the script are read instead.
    expect(script.textContent).toContain(`getItem('${dismissedAlertsKey}')`)
    expect(script.textContent).toContain(`getElementById('${alertElementId('')}'+Number(i))`)
    document.body.innerHTML = ''
  })
})
