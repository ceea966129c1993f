import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { IDBFactory } from 'fake-indexeddb'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { loadMessages } from '@/lib/i18n/load-messages'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { followedStates } from '@/tests/support/followed-complaint'
import { axeViolations, renderIn } from '@/tests/support/render'
import { listRemembered, remember } from './remembered/remembered-store'
import { StatusPage } from './status-page'

const {
  'complaint-status-page': messages,
  'complaint-following': following,
  validation,
} = messagesOf('id')
const { view, steps } = followedStates.asked
const number = view.complaint_id
const secret = '7K4M9Q'.repeat(5).slice(0, 26)
const temporary = 'T'.repeat(26)

let calls: InternalAxiosRequestConfig[] = []

// What a browser fetches ready-made has to be compiled here, which takes long on a busy machine and is no part of the promise.
beforeAll(
  () =>
    Promise.all([
      import('./status-result'),
      import('./look-up'),
      import('./queries'),
      loadMessages('id', 'complaint-following'),
    ]),
  120_000,
)

beforeEach(() => {
  calls = []
  globalThis.indexedDB = new IDBFactory()
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  window.history.replaceState(null, '', '/aduan-warga/cek-status')
  api.defaults.adapter = async (config) => {
    calls.push(config)
    const respond = (data: unknown) => ({
      data: { data },
      status: 200,
      statusText: '',
      headers: {},
      config,
    })
    if (config.url?.endsWith('/recovery')) {
      if (!String(config.data).includes('081234567890'))
        throw new ApiFailure({ status: 404, code: 'ITEM_NOT_FOUND' })
      return respond({ secret: temporary, expires_at: '2026-03-06T08:30:00Z' })
    }
    if (![secret, temporary].includes(String(config.headers.get('X-Complaint-Secret'))))
      throw new ApiFailure({ status: 404, code: 'ITEM_NOT_FOUND' })
    return respond(config.url?.includes('/status/') ? steps.toReversed() : view)
  }
})

const show = () => renderIn('id', <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />)

/** The page as a browser gets it: made on the server, which knows nothing of the part behind #, then taken over. */
function hydrated({ typed = '' } = {}) {
  const page = (
    <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
      <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />
    </NextIntlClientProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  if (typed !== '') {
    const field = within(container).getByLabelText<HTMLInputElement>(messages.numberLabel)
    field.focus()
    field.value = typed
  }
  render(page, { container, hydrate: true })
  return container
}
/** The title takes the focus after it appeared, not with it. */
const titleHasFocus = () =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name: view.title })).toHaveFocus())
const secretsSent = () =>
  calls.map((call) => call.headers.get('X-Complaint-Secret')).filter(Boolean)

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

  it('leads to the heading of the page when the complaint that was shown turns out to be erased', async () => {
    window.history.replaceState(null, '', `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`)
    renderIn(
      'id',
      <main>
        <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />
      </main>,
    )
    await titleHasFocus()
    api.defaults.adapter = async () => {
      throw new ApiFailure({ status: 410, code: 'ERASED' })
    }
    await userEvent.click(screen.getByRole('button', { name: following.reload }))
    await waitFor(() => expect(screen.queryByText(view.title)).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('writes the number of a private complaint into no address', async () => {
    const { adapter } = api.defaults
    api.defaults.adapter = async (config) => {
      if (config.url?.includes('/status/') && typeof adapter === 'function') return adapter(config)
      const data = { data: { ...view, type: 'private' } }
      return { data, status: 200, statusText: '', headers: {}, config }
    }
    show()
    await userEvent.type(screen.getByLabelText(messages.numberLabel), number)
    await userEvent.click(screen.getByRole('button', { name: messages.privateToggle }))
    await userEvent.type(screen.getByLabelText(messages.secretLabel), secret)
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    await titleHasFocus()
    expect(window.location.href).not.toContain(number)
  })

  it('keeps a number that was typed before the page came alive, and looks it up', async () => {
    hydrated({ typed: number })
    const field = screen.getByLabelText(messages.numberLabel)
    expect(field).toHaveFocus()
    expect(field).toHaveValue(number)
    await userEvent.type(field, '{Enter}')
    expect((await screen.findAllByText(messages.notFound)).at(-1)).toBeVisible()
    expect(calls.every(({ url }) => url?.endsWith(`/${number}`))).toBe(true)
    expect(field).toHaveValue(number)
  })

  it('says the same of a private complaint without its secret and with a wrong one', async () => {
    window.history.replaceState(null, '', `/aduan-warga/cek-status?nomor=${number}`)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    show()
    expect((await screen.findAllByText(messages.notFound)).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: messages.privateToggle }))
    await userEvent.type(screen.getByLabelText(messages.secretLabel), 'X'.repeat(26))
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    expect((await screen.findAllByText(messages.notFound)).length).toBeGreaterThan(0)
    // With the field of the secret open, the answer lies below the window of a phone.
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('opens a complaint with number and phone for a while, and answers every mismatch alike', async () => {
    show()
    await userEvent.type(screen.getByLabelText(messages.numberLabel), number)
    await userEvent.click(screen.getByRole('button', { name: messages.privateToggle }))
    await userEvent.click(screen.getByRole('button', { name: messages.phoneToggle }))
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    expect(
      await screen.findByRole('region', { name: 'Ada satu isian yang perlu diperbaiki' }),
    ).toHaveFocus()
    await userEvent.type(screen.getByLabelText(messages.phoneLabel), '081299999999')
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    expect((await screen.findAllByText(messages.notOpened)).length).toBeGreaterThan(0)
    await userEvent.clear(screen.getByLabelText(messages.phoneLabel))
    await userEvent.type(screen.getByLabelText(messages.phoneLabel), '+62 812-3456-7890')
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    await titleHasFocus()
    expect(new Set(secretsSent())).toEqual(new Set([temporary]))
    expect(screen.getByText(/berlaku sampai 15\.30 WIB/)).toBeInTheDocument()
    expect(window.location.href).not.toContain(temporary)
  })

  describe('of a complaint that is open', () => {
    const pressAgain = () => userEvent.click(screen.getByRole('button', { name: messages.submit }))
    const reload = () => userEvent.click(screen.getByRole('button', { name: following.reload }))
    const stale = /^Keadaan terbaru aduan belum dapat dimuat/
    const holds = () => expect(screen.getByText(following.holderNote)).toBeInTheDocument()

    beforeEach(async () => {
      window.history.replaceState(
        null,
        '',
        `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`,
      )
      hydrated()
      await titleHasFocus()
      calls = []
    })

    it('reads it again with the secret at hand when it is asked for once more, with or without dashes', async () => {
      await pressAgain()
      await waitFor(() => expect(secretsSent()).toEqual([secret, secret]))
      await userEvent.clear(screen.getByLabelText(messages.numberLabel))
      await userEvent.type(
        screen.getByLabelText(messages.numberLabel),
        number.replaceAll('-', '').toLowerCase(),
      )
      await pressAgain()
      await waitFor(() => expect(secretsSent()).toHaveLength(4))
      await reload()
      await waitFor(() => expect(secretsSent()).toHaveLength(6))
      expect(new Set(secretsSent())).toEqual(new Set([secret]))
      holds()
    })

    it('keeps showing it when it cannot be read, says so, and recovers', async () => {
      const adapter = api.defaults.adapter
      api.defaults.adapter = async () =>
        Promise.reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      await reload()
      expect((await screen.findAllByText(stale)).length).toBeGreaterThan(0)
      expect(screen.getAllByText(stale)[0]).toHaveTextContent(
        messagesOf('id').failures.busy.heading,
      )
      holds()
      expect(screen.getByRole('button', { name: following.reload })).toHaveFocus()
      if (adapter) api.defaults.adapter = adapter
      await reload()
      await waitFor(() => expect(screen.queryAllByText(stale)).toEqual([]))
      holds()
    })
  })

  describe('that remembers complaints on the device', () => {
    const { device } = messages
    const choice = () => screen.findByRole('checkbox', { name: device.remember })
    const list = () => screen.findByRole('region', { name: device.title })
    const button = (name: string) => screen.getByRole('button', { name })
    const named = (sentence: string, title: string) => sentence.replace('{title}', title)
    const openBySecret = async () => {
      window.history.replaceState(
        null,
        '',
        `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`,
      )
      const container = hydrated()
      await titleHasFocus()
      return container
    }

    it('does so only when asked, and opens one again without typing, the secret on no screen and in no address', async () => {
      const container = await openBySecret()
      expect(await choice()).not.toBeChecked()
      expect(screen.queryByRole('region', { name: device.title })).not.toBeInTheDocument()
      await userEvent.click(await choice())
      expect(await list()).toHaveTextContent(number)
      expect(await choice()).toBeChecked()
      expect(screen.getByText(device.kept)).toBeInTheDocument()
      expect(await axeViolations(container)).toEqual([])

      document.body.replaceChildren()
      window.history.replaceState(null, '', '/aduan-warga/cek-status')
      calls = []
      const { container: again } = show()
      await list()
      expect(await axeViolations(again)).toEqual([])
      await userEvent.click(button(named(device.openNamed, view.title)))
      await titleHasFocus()
      expect(new Set(secretsSent())).toEqual(new Set([secret]))
      expect([screen.queryByDisplayValue(secret), window.location.href.includes(secret)]).toEqual([
        null,
        false,
      ])
      await userEvent.click(await choice())
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: device.title })).not.toBeInTheDocument(),
      )
      expect(screen.getByText(device.dropped)).toBeInTheDocument()
    })

    it('offers it to nobody without a secret that lasts', async () => {
      show()
      await userEvent.type(screen.getByLabelText(messages.numberLabel), number)
      await userEvent.click(button(messages.privateToggle))
      await userEvent.click(button(messages.phoneToggle))
      await userEvent.type(screen.getByLabelText(messages.phoneLabel), '081234567890')
      await userEvent.click(button(messages.submit))
      await titleHasFocus()
      expect(screen.queryByRole('checkbox', { name: device.remember })).not.toBeInTheDocument()
    })

    const fresh = 'N'.repeat(26)
    let isErased = false
    /** Answers as the portal does that gives a new secret, after which the first one opens nothing. */
    const giveFreshSecret = () => {
      isErased = false
      const { adapter } = api.defaults
      api.defaults.adapter = async (config) => {
        if (isErased) throw new ApiFailure({ status: 410, code: 'ERASED' })
        const isFresh = config.headers.get('X-Complaint-Secret') === fresh
        const data = config.method === 'post' ? { secret: fresh } : view
        if (config.method !== 'post' && (!isFresh || config.url?.includes('/status/'))) {
          if (isFresh) config.headers.set('X-Complaint-Secret', secret)
          if (typeof adapter === 'function') return adapter(config)
        }
        return { data: { data }, status: 200, statusText: '', headers: {}, config }
      }
    }
    const replaceSecret = async () => {
      giveFreshSecret()
      installDialog()
      await remember({ number, title: view.title, secret })
      await openBySecret()
      await userEvent.click(button(following.acts.button.replace_secret))
      const { submit } = following.act.replace_secret
      await userEvent.click(await screen.findByRole('button', { name: submit }))
    }
    const finish = async () =>
      userEvent.click(await screen.findByRole('button', { name: following.newSecret.finish }))

    it('opens a remembered one with its new secret, and forgets one that was erased', async () => {
      await replaceSecret()
      await finish()
      await waitFor(async () => expect(await listRemembered()).toMatchObject([{ secret: fresh }]))
      expect(screen.queryAllByText(device.outdated)).toEqual([])
      isErased = true
      await userEvent.clear(screen.getByLabelText(messages.numberLabel))
      await userEvent.type(
        screen.getByLabelText(messages.numberLabel),
        number.replaceAll('-', ' ').toLowerCase(),
      )
      await userEvent.click(button(messages.submit))
      await waitFor(async () => expect(await listRemembered()).toEqual([]))
    })

    it('says that it still has the earlier secret where the new one cannot be stored, and takes that at another try', async () => {
      await replaceSecret()
      const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError')
      })
      await finish()
      expect(await screen.findAllByText(device.outdated)).not.toEqual([])
      expect(await choice()).not.toBeChecked()
      refused.mockRestore()
      await userEvent.click(await choice())
      await waitFor(async () => expect(await listRemembered()).toMatchObject([{ secret: fresh }]))
      await waitFor(() => expect(screen.queryAllByText(device.outdated)).toEqual([]))
      expect(await choice()).toBeChecked()
    })

    it('forgets one, the focus on the next, and all after a second press, the focus on the heading', async () => {
      const start = Date.now()
      for (const [at, title] of ['Satu', 'Dua', 'Tiga'].entries())
        await remember({ number: `JBR-${at}`, title, secret }, start - at)
      renderIn(
        'id',
        <main>
          <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />
        </main>,
      )
      await list()
      await userEvent.click(button(named(device.forgetNamed, 'Dua')))
      await waitFor(() => expect(screen.getByText('Tiga').closest('li')).toHaveFocus())
      expect(screen.getByText(named(device.forgotten, 'Dua'))).toBeInTheDocument()
      await userEvent.click(button(device.forgetAll))
      expect(button(device.cancel)).toHaveFocus()
      await userEvent.click(button(device.forgetAll))
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
      expect(screen.getByText(device.forgottenAll)).toBeInTheDocument()
    })

    it('says so when the browser allows no storage, and works on', async () => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      await openBySecret()
      await userEvent.click(await choice())
      expect((await screen.findAllByText(device.refused))[0]).toBeInTheDocument()
      expect(await choice()).not.toBeChecked()
    })

    it('asks the same question again when the answer got lost', async () => {
      await remember({ number, title: view.title, secret })
      const adapter = api.defaults.adapter
      api.defaults.adapter = async () =>
        Promise.reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      show()
      await list()
      await userEvent.click(button(named(device.openNamed, view.title)))
      await screen.findByRole('button', { name: messages.retry })
      if (adapter) api.defaults.adapter = adapter
      await userEvent.click(button(messages.retry))
      await titleHasFocus()
      expect(new Set(secretsSent())).toEqual(new Set([secret]))
    })

    it('keeps one that is opened while a search by phone still waits for its code', async () => {
      await remember({ number, title: view.title, secret })
      show()
      await list()
      await userEvent.type(screen.getByLabelText(messages.numberLabel), number)
      await userEvent.click(button(messages.privateToggle))
      await userEvent.click(button(messages.phoneToggle))
      await userEvent.type(screen.getByLabelText(messages.phoneLabel), '081234567890')
      fireEvent.click(button(messages.submit))
      fireEvent.click(button(named(device.openNamed, view.title)))
      await titleHasFocus()
      expect(new Set(secretsSent())).toEqual(new Set([secret]))
      expect(calls.filter(({ url }) => url?.endsWith('/recovery'))).toEqual([])
    })

    it('keeps the focus on the page when another one is opened from one and cannot be had', async () => {
      await remember({ number: 'JBR-20260101-ABCDEF', title: 'Lain', secret: 'X'.repeat(26) })
      window.history.replaceState(
        null,
        '',
        `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`,
      )
      renderIn(
        'id',
        <main>
          <StatusPage heading={<h1>Cek status aduan</h1>} help={null} />
        </main>,
      )
      await titleHasFocus()
      await userEvent.clear(screen.getByLabelText(messages.numberLabel))
      await userEvent.click(button(messages.submit))
      const region = await screen.findByRole('region', { name: /yang perlu diperbaiki/ })
      await userEvent.click(button(named(device.openNamed, 'Lain')))
      expect(region).not.toBeInTheDocument()
      expect((await screen.findAllByText(messages.notFound)).length).toBeGreaterThan(0)
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    })

    it('has the focus itself while it looks again, because the button is gone', async () => {
      await remember({ number, title: view.title, secret })
      api.defaults.adapter = async () =>
        Promise.reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE', requestId: 'a1b2c3-4f' }))
      show()
      await list()
      await userEvent.click(button(named(device.openNamed, view.title)))
      const retry = await screen.findByRole('button', { name: messages.retry })
      expect(retry.closest('div[class*=rounded]')).toHaveTextContent('Kode a1b2c3-4f')
      const asked = vi.fn(() => new Promise<never>(() => undefined))
      api.defaults.adapter = asked
      await userEvent.click(button(messages.retry))
      const [looking] = await screen.findAllByText(messages.loading, { selector: 'p:not([role])' })
      await waitFor(() => expect(looking?.parentElement).toHaveFocus())
      // Its code may arrive late, and would then ask in the next test.
      await waitFor(() => expect(asked).toHaveBeenCalled())
    })
  })

  describe('while a complaint is on its way', () => {
    /** Lets the answers go: a public complaint. */
    let respond: () => void
    let asked = 0
    beforeEach(() => {
      asked = 0
      const gate = new Promise<void>((resolve) => {
        respond = resolve
      })
      api.defaults.adapter = async (config) => {
        asked += 1
        await gate
        const { view: shown, steps: taken } = followedStates.followup
        const data = config.url?.includes('/status/')
          ? taken.toReversed()
          : { ...shown, title: view.title, complaint_id: number }
        return { data: { data }, status: 200, statusText: '', headers: {}, config }
      }
      window.history.replaceState(null, '', `/aduan-warga/cek-status?nomor=${number}`)
    })

    it('keeps the secret of another one that is typed meanwhile, and the focus there', async () => {
      show()
      await userEvent.click(screen.getByRole('button', { name: messages.privateToggle }))
      const field = screen.getByLabelText(messages.secretLabel)
      await userEvent.type(field, 'ABC')
      respond()
      await screen.findByRole('heading', { level: 2, name: view.title })
      expect(field).toHaveValue('ABC')
      // The next key goes where the ones before went.
      expect(field).toHaveFocus()
    })

    it('leaves the address of the next page alone', async () => {
      await remember({ number, title: view.title, secret: 'X'.repeat(26) })
      window.history.replaceState(
        null,
        '',
        `/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`,
      )
      const { unmount } = show()
      await waitFor(() => expect(asked).toBe(2))
      unmount()
      window.history.replaceState(null, '', '/berita?halaman=2#daftar')
      respond()
      // What is done with the answer besides.
      await waitFor(async () => expect(await listRemembered()).toMatchObject([{ secret }]))
      expect(window.location.href).toMatch(/\/berita\?halaman=2#daftar$/)
    })
  })

  it('asks nothing for a number that is too short, and leads to the field', async () => {
    document.title = 'Cek status aduan'
    show()
    await userEvent.type(screen.getByLabelText(messages.numberLabel), 'JB')
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    const summary = await screen.findByRole('region', {
      name: 'Ada satu isian yang perlu diperbaiki',
    })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(document.title).toMatch(/^Kesalahan: /)
    await userEvent.click(screen.getByRole('link', { name: 'Nomor aduan minimal 5 karakter' }))
    expect(screen.getByLabelText(messages.numberLabel)).toHaveFocus()
    expect(screen.getByLabelText(messages.numberLabel)).toHaveAccessibleDescription(
      'Nomor aduan minimal 5 karakter',
    )
    expect(calls).toEqual([])
  })

  it('says no more of a number typed before that it is wrong when a link opens another one', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    const region = await screen.findByRole('region', { name: /yang perlu diperbaiki/ })
    window.location.hash = `nomor=${number}&kunci=${secret}`
    await titleHasFocus()
    expect(region).not.toBeInTheDocument()
  })

  it('says of a mistyped number that it is one, typed or in an address, and asks nothing', async () => {
    const mistyped = `${number.slice(0, -1)}R`
    window.history.replaceState(null, '', `/aduan-warga/cek-status?nomor=${mistyped}`)
    show()
    const field = screen.getByLabelText(messages.numberLabel)
    await waitFor(() => expect(field).toHaveAccessibleDescription(validation.mistyped))
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    expect(await screen.findByRole('link', { name: validation.mistyped })).toBeVisible()
    expect(calls).toEqual([])
  })
})
