import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { withDeviceDatabase } from '@/lib/device/device-database'
import words from '@/messages/id/complaint-outbox.json'
import failures from '@/messages/id/failures.json'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { unsentEntry } from '@/tests/support/unsent-entry'
import {
  afterReceipt,
  expiryWarningMs,
  waitingLifeMs,
  type UnsentEntry,
} from '../outbox/outbox-entry'
import { listOutbox, putInOutbox } from '../outbox/outbox-rows'
import { useEditableOutbox } from '../outbox/use-outbox-editing'
import { OutboxPanel } from './outbox-panel'
import { OutboxWatch } from './outbox-watch'

const receipt = { complaint_number: 'JBR-20260131-7K4M9Q', secret: 'ABCDEFGH0123456789JKMNPQRS' }
const network = vi.hoisted(() => ({ createComplaint: vi.fn(), uploadPhoto: vi.fn() }))
vi.mock('../queries', () => network)
vi.mock('@/lib/photos/queries', () => network)

const entry = () => unsentEntry({ title: 'Jalan berlubang', queuedAt: Date.now() })
const put = (changed: Partial<UnsentEntry> = {}) =>
  putInOutbox({ ...entry(), ...changed }, [
    { id: 'a', name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array([1]).buffer },
  ])
const online = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  installDialog()
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
  network.uploadPhoto
    .mockReset()
    .mockResolvedValue({ file_name: 'a.jpg', file_download_uri: '/v1/public/media/a', size: 1 })
  network.createComplaint.mockReset().mockResolvedValue(receipt)
})

describe('complaints waiting on the device', () => {
  it('wait honestly while there is no network, and go out once it is back', async () => {
    online(false)
    await put()
    renderIn('id', <OutboxPanel />)
    await screen.findByText(`${failures.offline.heading} — belum terkirim`)
    expect(screen.getByText(/begitu tersambung/)).toBeVisible()
    expect(screen.queryByRole('button', { name: words.sendNow })).toBeNull()
    expect(network.uploadPhoto).not.toHaveBeenCalled()
    expect(await axeViolations(document.body)).toEqual([])
    online(true)
    const strip = await screen.findByText(words.openReceipt)
    expect(screen.getByText(receipt.secret)).not.toBeVisible()
    await userEvent.click(strip)
    expect(screen.getByText(receipt.complaint_number)).toBeVisible()
    expect(screen.getByText(receipt.secret)).toBeVisible()
    expect(network.createComplaint).toHaveBeenCalledTimes(1)
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('say why they are not sent yet, and never blame a network that works', async () => {
    online(true)
    network.createComplaint.mockRejectedValue(
      new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 600 }),
    )
    await put()
    renderIn('id', <OutboxPanel />)
    const title = await screen.findByText(`${failures.limited.heading} — belum terkirim`, undefined)
    const note = title.closest('li')
    expect(note).toHaveTextContent(
      /dikirim lagi otomatis mulai pukul \d\d\.\d\d WIB, selama salah satu halaman aduan terbuka/,
    )
    expect(note).not.toHaveTextContent(/jaringan|sambung|internet/i)
    expect(
      screen.getByText(
        new RegExp(`^${failures.limited.heading} — belum terkirim: Jalan berlubang`),
      ),
    ).toHaveAttribute('role', 'status')
    // The buttons go while it is being sent.
    await userEvent.click(screen.getByRole('button', { name: words.sendNow }))
    await waitFor(() => expect(note).toHaveFocus())
  })

  it('name the code of a failure of ours, to quote it', async () => {
    online(true)
    network.createComplaint.mockRejectedValue(
      new ApiFailure({ status: 503, code: 'UNAVAILABLE', requestId: 'a1b2c3-4f' }),
    )
    await put()
    renderIn('id', <OutboxPanel />)
    expect(await screen.findByText('Kode a1b2c3-4f')).toBeVisible()
  })

  it('keep number and secret until somebody says that they are saved', async () => {
    online(true)
    await put()
    const first = renderIn('id', <OutboxPanel />)
    await screen.findByText(receipt.secret)
    first.unmount()
    renderIn(
      'id',
      <main>
        <h1>Aduan warga</h1>
        <OutboxPanel />
      </main>,
    )
    await screen.findByText(receipt.secret)
    await userEvent.click(screen.getByText(words.openReceipt))
    await userEvent.click(screen.getByRole('button', { name: words.finish }))
    await waitFor(() => expect(screen.queryByText(receipt.secret)).toBeNull())
    expect(await listOutbox()).toEqual([])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByText(words.putAway)).toHaveAttribute('role', 'status')
  })

  it('stop at a refusal and lead back to the form', async () => {
    online(true)
    network.createComplaint.mockRejectedValue(
      new ApiFailure({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: { 'data_wargi.phone': ['salah'] },
      }),
    )
    await put()
    renderIn('id', <OutboxPanel />)
    await screen.findByText(`${failures.refused.heading} — belum terkirim`)
    expect(screen.getByRole('link', { name: words.toForm })).toHaveAttribute(
      'href',
      '/aduan-warga/buat-aduan',
    )
    expect(network.createComplaint).toHaveBeenCalledTimes(1)
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('are deleted only after a question, which says when they may be stored already', async () => {
    online(false)
    await put()
    renderIn('id', <OutboxPanel />)
    await userEvent.click(await screen.findByRole('button', { name: words.remove }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).queryByText(words.removeMaybeStored)).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: words.keep }))
    expect(await listOutbox()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: words.remove }))
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: words.removeConfirm }),
    )
    await waitFor(async () => expect(await listOutbox()).toEqual([]))
  })

  it.each([
    ['send', words.sendNow, words.notSent],
    ['open', words.edit, words.notOpened],
    ['delete', words.remove, words.notRemoved],
  ])('say that the browser does not let them %s', async (_, button, refusal) => {
    online(true)
    network.createComplaint.mockRejectedValue(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
    await put()
    renderHook(() => useEditableOutbox(true, () => undefined))
    renderIn('id', <OutboxPanel />)
    await screen.findByText(`${failures.busy.heading} — belum terkirim`)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refuse = vi
      .spyOn(IDBObjectStore.prototype, button === words.remove ? 'delete' : 'put')
      .mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    await userEvent.click(screen.getByRole('button', { name: button }))
    if (button === words.remove)
      await userEvent.click(screen.getByRole('button', { name: words.removeConfirm }))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        refusal.replace('{title}', 'Jalan berlubang'),
      ),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    refuse.mockRestore()
    expect(await listOutbox()).toHaveLength(1)
  })

  it('go up once at a time, however often the page is looked at meanwhile', async () => {
    online(true)
    network.uploadPhoto.mockReturnValue(new Promise(() => undefined))
    await put()
    renderIn('id', <OutboxPanel />)
    await waitFor(() => expect(network.uploadPhoto).toHaveBeenCalledOnce())
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(network.uploadPhoto).toHaveBeenCalledOnce()
  })

  it('rest where the device is too full to write down how far they got, and send no photo over and over', async () => {
    online(true)
    await put()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    renderIn('id', <OutboxPanel />)
    await waitFor(() => expect(warn).toHaveBeenCalledOnce())
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(network.uploadPhoto).toHaveBeenCalledOnce()
    refuse.mockRestore()
    warn.mockRestore()
  })

  /** The moment that it is in the page, before anything else of the page has run. */
  const removeAppears = () =>
    new Promise<HTMLElement>((resolve) => {
      const changes = new MutationObserver(() => {
        const button = screen.queryByRole('button', { name: words.remove })
        if (!button) return
        changes.disconnect()
        button.focus()
        resolve(button)
      })
      changes.observe(document.body, { subtree: true, childList: true })
    })
  const pressRemove = async () => {
    const button = await screen.findByRole('button', { name: words.remove })
    await userEvent.click(button)
    return button
  }

  it.each([
    ['one of their buttons, however early', removeAppears],
    ['the question about deleting them', pressRemove],
  ])('keep the focus that is at %s when they are sent by themselves', async (_, go) => {
    online(false)
    await put()
    renderIn('id', <OutboxPanel />)
    const note = (await go()).closest('li')
    act(() => online(true))
    await screen.findByText(receipt.secret)
    await waitFor(() => expect(note).toHaveFocus())
  })

  it('are shown as another tab has left them when the browser kept the page aside meanwhile', async () => {
    online(false)
    await put()
    renderIn('id', <OutboxWatch />)
    await screen.findByRole('button', { name: words.remove })
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    const sent = afterReceipt(entry(), receipt, false)
    await withDeviceDatabase((database) => database.put('complaint-outbox', sent, sent.formToken))
    window.localStorage.setItem('complaint-outbox', '1 9999999999999')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(await screen.findByText(receipt.secret)).toBeInTheDocument()
  })

  it('are not deleted any more when they have been sent meanwhile, for their number is known nowhere else', async () => {
    online(false)
    await put()
    renderIn('id', <OutboxPanel />)
    await userEvent.click(await screen.findByRole('button', { name: words.remove }))
    // By another tab, while the browser kept this page aside.
    const sent = afterReceipt(entry(), receipt, false)
    await withDeviceDatabase((database) => database.put('complaint-outbox', sent, sent.formToken))
    await userEvent.click(screen.getByRole('button', { name: words.removeConfirm }))
    expect(await screen.findByText(receipt.secret)).toBeInTheDocument()
    expect(await listOutbox()).toMatchObject([{ receipt }])
  })

  it('warn two days before they are deleted', async () => {
    online(false)
    await put({ queuedAt: Date.now() - waitingLifeMs + expiryWarningMs - 60_000 })
    renderIn('id', <OutboxPanel />)
    expect(await screen.findByText(/Kirim sebelum itu/)).toBeVisible()
  })
})
