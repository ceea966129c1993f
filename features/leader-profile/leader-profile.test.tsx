import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { LeaderProfile } from './leader-profile'

const inPage = (element: ReactElement) => (
  <NextIntlClientProvider locale="id" messages={messagesOf('id')}>
    {element}
  </NextIntlClientProvider>
)

const profile = (
  <LeaderProfile
    label="Lihat profil"
    fullLabel="Lihat profil Nama"
    closeLabel="Tutup profil"
    name="Nama"
    office="Gubernur"
  >
    <h3>Riwayat</h3>
  </LeaderProfile>
)

describe('LeaderProfile', () => {
  beforeEach(installDialog)

  it('opens the facts in a dialog and gives the focus back', async () => {
    const user = userEvent.setup()
    const { container } = renderIn('id', <main>{profile}</main>)
    const button = screen.getByRole('button', { name: 'Lihat profil Nama' })
    await user.click(button)
    // The code of the dialog is fetched first, which takes its time on a busy machine.
    expect(await screen.findByRole('dialog', { name: 'Nama' })).toHaveTextContent('GubernurRiwayat')
    expect(await axeViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Tutup profil' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('is a disclosure with the facts in place without scripts', () => {
    const html = renderToString(inPage(profile))
    expect(html).toMatch(/^<details[^>]*><summary[^>]*>Lihat profil<\/summary>/)
    expect(html).toContain('<h3>Riwayat</h3>')
  })

  /** The page as it comes from the server, and what makes it alive. */
  function serve() {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(inPage(profile))
    return () => render(inPage(profile), { container, hydrate: true })
  }

  it('leaves the focus with whoever has reached it before the page is alive', () => {
    const hydrate = serve()
    document.querySelector('summary')?.focus()
    hydrate()
    expect(screen.getByRole('button', { name: 'Lihat profil Nama' })).toHaveFocus()
  })

  it('stays unfolded where somebody has begun to read before the page is alive', () => {
    const hydrate = serve()
    const details = document.querySelector('details')
    if (details) details.open = true
    hydrate()
    expect(details).toBeInTheDocument()
    expect(details?.open).toBe(true)
    expect(screen.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
  })
})
