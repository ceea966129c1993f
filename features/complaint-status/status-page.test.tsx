import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { loadMessages } from '@/lib/i18n/load-messages'
import { messagesOf } from '@/messages'
import { followedStates } from '@/tests/support/followed-complaint'
import { axeViolations, renderIn } from '@/tests/support/render'
import { StatusPage } from './status-page'

const { 'complaint-status-page': words, 'complaint-following': following } = messagesOf('id')
const { view, steps } = followedStates.asked
const number = view.complaint_id
const secret = '7K4M9Q'.repeat(5).slice(0, 26)
const temporary = 'T'.repeat(26)

let calls: InternalAxiosRequestConfig[] = []

// What a browser fetches ready-made has to be compiled here, which takes long on a busy machine and is no part of the promise.
beforeAll(() => Promise.all([import('./status-result'), import('./look-up'), loadMessages('id', 'complaint-following')]), 120_000)

beforeEach(() => {
  calls = []
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  window.history.replaceState(null, '', '/aduan-warga/cek-status')
  api.defaults.adapter = async (config) => {
    calls.push(config)
    const answer = (data: unknown) => ({ data: { data }, status: 200, statusText: '', headers: {}, config })
    if (config.url?.endsWith('/recovery')) {
      if (!String(config.data).includes('081234567890')) throw new ApiFailure({ status: 404, code: 'ITEM_NOT_FOUND' })
      return answer({ secret: temporary, expires_at: '2026-03-06T08:30:00Z' })
    }
    if (![secret, temporary].includes(String(config.headers.get('X-Complaint-Secret')))) throw new ApiFailure({ status: 404, code: 'ITEM_NOT_FOUND' })
    return answer(config.url?.includes('/status/') ? steps.toReversed() : view)
  }
})

const show = () => renderIn('id', <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />)

/** The page as a browser gets it: made on the server, which knows nothing of the part behind #, then taken over. */
function hydrated() {
  const page = (
    <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
      <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />
    </NextIntlClientProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  render(page, { container, hydrate: true })
  return container
}
/** The title takes the focus after it appeared, not with it. */
const titleHasFocus = () => waitFor(() => expect(screen.getByRole('heading', { level: 2, name: view.title })).toHaveFocus(), { timeout: 10_000 })
const secretsSent = () => calls.map((call) => call.headers.get('X-Complaint-Secret')).filter(Boolean)

describe('StatusPage', () => {
  it('opens the secret link once and takes the secret out of the address', async () => {
    window.history.replaceState(null, '', `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`)
    const container = hydrated()
    await titleHasFocus()
    expect([window.location.search, window.location.hash]).toEqual([`?nomor=${number}`, ''])
    expect(new Set(secretsSent())).toEqual(new Set([secret]))
    expect(calls.some(({ url }) => url?.includes(secret))).toBe(false)
    expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument()
    expect(await axeViolations(container)).toEqual([])
  })

  it('says the same of a private complaint without its secret and with a wrong one', async () => {
    window.history.replaceState(null, '', `/aduan-warga/cek-status?nomor=${number}`)
    show()
    expect((await screen.findAllByText(words.notFound)).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: words.privateToggle }))
    await userEvent.type(screen.getByLabelText(words.secretLabel), 'X'.repeat(26))
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect((await screen.findAllByText(words.notFound)).length).toBeGreaterThan(0)
  })

  it('opens a complaint with number and phone for a while, and answers every mismatch alike', async () => {
    show()
    await userEvent.type(screen.getByLabelText(words.numberLabel), number)
    await userEvent.click(screen.getByRole('button', { name: words.privateToggle }))
    await userEvent.click(screen.getByRole('button', { name: words.phoneToggle }))
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect(await screen.findByRole('region', { name: 'Ada satu isian yang perlu diperbaiki' })).toHaveFocus()
    await userEvent.type(screen.getByLabelText(words.phoneLabel), '081299999999')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect((await screen.findAllByText(words.notOpened)).length).toBeGreaterThan(0)
    await userEvent.clear(screen.getByLabelText(words.phoneLabel))
    await userEvent.type(screen.getByLabelText(words.phoneLabel), '0812 3456 7890')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    await titleHasFocus()
    expect(new Set(secretsSent())).toEqual(new Set([temporary]))
    expect(screen.getByText(/berlaku sampai 15\.30 WIB/)).toBeInTheDocument()
    expect(window.location.href).not.toContain(temporary)
  })

  describe('of a complaint that is open', () => {
    const pressAgain = () => userEvent.click(screen.getByRole('button', { name: words.submit }))
    const reload = () => userEvent.click(screen.getByRole('button', { name: following.reload }))
    const stale = /^Keadaan terbaru aduan belum dapat dimuat/
    const holds = () => expect(screen.getByText(following.holderNote)).toBeInTheDocument()

    beforeEach(async () => {
      window.history.replaceState(null, '', `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`)
      hydrated()
      await titleHasFocus()
      calls = []
    })

    it('reads it again with the secret at hand when it is asked for once more, with or without dashes', async () => {
      await pressAgain()
      await waitFor(() => expect(secretsSent()).toEqual([secret, secret]))
      await userEvent.clear(screen.getByLabelText(words.numberLabel))
      await userEvent.type(screen.getByLabelText(words.numberLabel), number.replaceAll('-', '').toLowerCase())
      await pressAgain()
      await waitFor(() => expect(secretsSent()).toHaveLength(4))
      await reload()
      await waitFor(() => expect(secretsSent()).toHaveLength(6))
      expect(new Set(secretsSent())).toEqual(new Set([secret]))
      holds()
    })

    it('keeps showing it when it cannot be read, says so, and recovers', async () => {
      const adapter = api.defaults.adapter
      api.defaults.adapter = async () => Promise.reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      await reload()
      expect((await screen.findAllByText(stale)).length).toBeGreaterThan(0)
      holds()
      expect(screen.getByRole('button', { name: following.reload })).toHaveFocus()
      if (adapter) api.defaults.adapter = adapter
      await reload()
      await waitFor(() => expect(screen.queryAllByText(stale)).toEqual([]))
      holds()
    })
  })

  it('asks nothing for a number that is too short, and leads to the field', async () => {
    show()
    await userEvent.type(screen.getByLabelText(words.numberLabel), 'JB')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect(screen.getByRole('region', { name: 'Ada satu isian yang perlu diperbaiki' })).toHaveFocus()
    expect(document.title).toMatch(/^Kesalahan: /)
    await userEvent.click(screen.getByRole('link', { name: 'Nomor aduan minimal 5 karakter' }))
    expect(screen.getByLabelText(words.numberLabel)).toHaveFocus()
    expect(screen.getByLabelText(words.numberLabel)).toHaveAccessibleDescription('Nomor aduan minimal 5 karakter')
    expect(calls).toEqual([])
  })
})
