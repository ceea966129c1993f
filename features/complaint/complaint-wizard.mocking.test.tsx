import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withDeviceDatabase } from '@/lib/device/device-database'
import { messagesOf } from '@/messages'
import en from '@/messages/en/complaint.json'
import review from '@/messages/id/complaint-review.json'
import id from '@/messages/id/complaint.json'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { ComplaintWizard } from './complaint-wizard'
import { loadDraft } from './drafts'
import { afterReceipt } from './outbox/outbox-entry'
import { listOutbox } from './outbox/outbox-rows'
import { draftPauseMs } from './use-draft'
import type * as queries from './queries'

const photo = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'lubang.jpg', {
    type: 'image/jpeg',
  })
const list = (items: unknown[]) => ({
  data: items,
  meta: { total_count: items.length, total_page: 1, current_page: 1, per_page: 100 },
})

interface Sent {
  path: string
  headers: Record<string, unknown>
  data: unknown
}

// The edge of the network: what the server would say to each path.
const network = vi.hoisted(() => ({
  sent: [] as { path: string; headers: Record<string, unknown>; data: unknown }[],
  create: [] as unknown[],
  similar: [] as unknown[],
}))
vi.mock('./queries', async (importOriginal) => {
  const original = await importOriginal<typeof queries>()
  const { api } = await import('@/lib/api/client')
  const { ApiFailure } = await import('@/lib/api/failure')
  api.defaults.adapter = async (config) => {
    const path = config.url ?? ''
    network.sent.push({ path, headers: config.headers.toJSON(), data: config.data })
    const respond = (data: unknown) => ({
      data,
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    })
    if (path.endsWith('/categories'))
      return respond({ data: [{ id: 'infrastruktur', name: 'Infrastruktur' }] })
    if (path.endsWith('/subcategories'))
      return respond({ data: [{ id: 'jalan-berlubang', name: 'Jalan Berlubang' }] })
    if (path.includes('/email/')) return respond({ data: { is_exists: !path.includes('gmial') } })
    if (path.endsWith('/upload'))
      return respond({ file_name: 'lubang.jpg', file_download_uri: '/v1/public/media/1', size: 8 })
    if (path === '/areas') {
      const areas = [
        { id: 1, name: 'Kota Bandung', code_kemendagri: '32.73' },
        { id: 2, name: 'Sukasari', code_kemendagri: '32.73.01' },
        { id: 3, name: 'Isola', code_kemendagri: '32.73.01.1001' },
      ]
      const depth: unknown = config.params?.depth
      return respond(list(areas.slice(Number(depth) - 2, Number(depth) - 1)))
    }
    if (path.endsWith('/similar')) return respond({ data: network.similar })
    if (path.endsWith('/supporters')) return respond({ data: { supporters: 4, is_new: true } })
    if (path === '/matters' || path === '/offices') return respond(list([]))
    if (path !== '/public/complaints') throw new Error(`No answer for ${path}`)
    const next = network.create.shift()
    if (next === 'lost') throw new ApiFailure({ status: 0, code: 'NETWORK' })
    return respond({ data: next })
  }
  return { ...original, villageCentre: async () => ({ lat: -6.86, lng: 107.59 }) }
})
vi.mock('@/lib/outlines/queries', () => ({ loadRegencyOutlines: async () => [] }))

const similar = {
  complaint_number: 'JBR-20260130-7K4M9Q',
  title: 'Lubang besar di Jalan Isola',
  description: 'Sudah dua minggu.',
  complaint_status_id: 'verified',
  status_name: 'Diverifikasi',
  village_name: 'Isola',
  distance_m: 120,
  photos: [{ url: '/v1/public/media/9' }],
  supporters: 3,
  created_at: '2026-01-30T08:00:00+07:00',
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name: new RegExp(name) })
/** A heading takes the focus after it appeared, not with it. */
const headingHasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: new RegExp(name) })).toHaveFocus())

// Pasted in one piece: each key would draw the whole wizard anew.
async function write(field: string, text: string) {
  await userEvent.click(screen.getByRole('textbox', { name: field }))
  await userEvent.paste(text)
}

async function fillReporter(email = 'siti@gmail.com') {
  await write(id.fields.name, 'Siti Rahayu')
  await write(id.fields.phone, '081234567890')
  await write(id.fields.email, email)
}

/** Answers one question by one event; finding a field by its label costs far less in jsdom than by its role. */
const answer = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } })
const choose = async (field: string, option: string) => {
  const { value } = await screen.findByText<HTMLOptionElement>(option, { selector: 'option' })
  answer(field, value)
}
const pressOn = (button: string) =>
  fireEvent.click(screen.getByText(button, { selector: 'button' }))

/** Answers everything up to the last step, for tests about what comes then. */
async function fillAll(photos = [photo()]) {
  answer(id.fields.name, 'Siti Rahayu')
  answer(id.fields.phone, '081234567890')
  answer(id.fields.email, 'siti@gmail.com')
  pressOn(id.wizard.next.toInformation)
  fireEvent.click(await screen.findByLabelText(id.visibility.public))
  await choose(id.fields.category, 'Infrastruktur')
  await choose(id.fields.subcategory, 'Jalan Berlubang')
  answer(id.fields.title, 'Jalan berlubang')
  answer(id.fields.reason, 'Lubang makin dalam')
  pressOn(id.wizard.next.toPhotos)
  await screen.findByText(id.wizard.next.toLocation, { selector: 'button' })
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (chooser) await userEvent.upload(chooser, photos)
  await screen.findByRole('img', { name: 'Foto lubang.jpg' })
  await screen.findByText(id.photos.success)
  pressOn(id.wizard.next.toLocation)
  await choose(id.fields.city, 'Kota Bandung')
  await choose(id.fields.district, 'Sukasari')
  await choose(id.fields.village, 'Isola')
  await screen.findByText(/-6.86000, 107.59000/)
}

async function checkAndSend() {
  await press(id.wizard.next.toCheck)
  await heading(review.check.title)
  await press(id.wizard.submit)
  await press(id.dialog.submitConfirm)
}

/** Days of the settings, other than the usual ones. */
const identityDays = 30
const wizard = <ComplaintWizard mapsKey={undefined} identityDays={identityDays} sendsMail={false} />

beforeEach(() => {
  installDialog()
  document.title = 'Buat aduan'
  network.sent.length = 0
  network.create.length = 0
  network.similar.length = 0
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})

describe('complaint wizard', () => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)(
    'stops at an empty step, focuses the summary and links to each field (%s)',
    async (locale, messages) => {
      renderIn(locale, wizard)
      await press(messages.wizard.next.toInformation)
      const summary = screen.getByRole('region')
      expect(summary).toHaveFocus()
      expect(within(summary).getAllByRole('link')).toHaveLength(3)
      expect(screen.getByRole('textbox', { name: messages.fields.name })).toBeInvalid()
      expect(document.title).toContain(messagesOf(locale).common.formErrors.prefix)
      expect(await axeViolations(document.body)).toEqual([])
    },
  )

  it('keeps the position that was given last when the one of the device arrives later', async () => {
    let find: PositionCallback = () => undefined
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (onFound: PositionCallback) => (find = onFound) },
    })
    renderIn('id', wizard)
    await fillAll()
    pressOn(id.location.useMine)
    expect(screen.queryByText(id.location.useMine)).not.toBeInTheDocument()
    answer(id.location.coordinates, '-6.9, 107.6')
    pressOn(id.location.useCoordinates)
    expect(await screen.findByText(/-6.90000, 107.60000/)).toBeVisible()
    const coords = { latitude: -6.95, longitude: 107.7 } as GeolocationCoordinates
    act(() => find({ coords, timestamp: 0, toJSON: () => undefined }))
    expect(screen.getByText(/-6.90000, 107.60000/)).toBeVisible()
    expect(screen.getByText(id.location.useMine, { selector: 'button' })).toBeVisible()
    Reflect.deleteProperty(navigator, 'geolocation')
  })

  it('keeps answers both ways and focuses the heading of each step', async () => {
    renderIn('id', wizard)
    await fillReporter()
    await press(id.wizard.next.toInformation)
    expect(document.title).toBe('Langkah 2 dari 4: Informasi aduan - Buat aduan')
    await headingHasFocus(id.wizard.steps.informasi_aduan)
    await press(id.wizard.back)
    await headingHasFocus(id.wizard.steps.data_wargi)
    expect(screen.getByRole('textbox', { name: id.fields.name })).toHaveValue('Siti Rahayu')
  })

  it('leads the keyboard from the fields to the way on, and to the way out last', async () => {
    renderIn('id', wizard)
    await fillReporter()
    const tabbed = async () => {
      await userEvent.tab()
      return document.activeElement?.textContent?.trim()
    }
    expect(await tabbed()).toBe(id.wizard.next.toInformation)
    expect([await tabbed(), await tabbed()]).toEqual([id.wizard.saveDraft, id.wizard.cancel])
    await press(id.wizard.next.toInformation)
    act(() => screen.getByRole('textbox', { name: id.fields.reason }).focus())
    expect([await tabbed(), await tabbed(), await tabbed(), await tabbed()]).toEqual([
      id.wizard.next.toPhotos,
      id.wizard.back,
      id.wizard.saveDraft,
      id.wizard.cancel,
    ])
  })

  it('takes a number with +62 as it is filled in, by its form that starts with 08', async () => {
    renderIn('id', wizard)
    await write(id.fields.phone, '+62 812-3456-7890')
    expect(screen.getByLabelText(id.fields.phone)).toHaveValue('0812-3456-7890')
  })

  it('doubts an e-mail address gently and lets people go on', async () => {
    renderIn('id', wizard)
    await fillReporter('siti@gmial.com')
    await userEvent.tab()
    expect(await screen.findByText(id.emailDoubt)).toBeVisible()
    await press(id.wizard.next.toInformation)
    expect(await heading(id.wizard.steps.informasi_aduan)).toBeVisible()
  })

  it('sends once under one token although the first answer is lost, keeps the photo that went up, and leaves the draft of an earlier visit', async () => {
    network.create.push('lost', {
      complaint_number: 'JBR-20260131-7K4M9Q',
      secret: 'ABCDEFGH0123456789JKMNPQRS',
    })
    const earlier = renderIn('id', wizard)
    await fillReporter('dewi@gmail.com')
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    earlier.unmount()
    renderIn('id', wizard)
    await screen.findByRole('button', { name: id.draft.restore })
    await fillAll()
    await checkAndSend()
    await heading(`${messagesOf('id').failures.unreachable.heading} — belum pasti terkirim`)
    await press(id.dialog.tryAgain)
    await heading(id.dialog.successTitle)
    const creates = network.sent.filter((call): call is Sent => call.path === '/public/complaints')
    const uploads = network.sent.filter((call) => call.path.endsWith('/upload'))
    expect(creates).toHaveLength(2)
    expect(creates[0]?.data).toBe(creates[1]?.data)
    expect(creates[0]?.headers['Idempotency-Key']).toBe(creates[1]?.headers['Idempotency-Key'])
    expect(uploads.map((call) => call.headers['X-Form-Token'])).toEqual([
      creates[0]?.headers['Idempotency-Key'],
    ])
    expect(screen.getByText('JBR-20260131-7K4M9Q')).toBeVisible()
    expect((await loadDraft())?.form.data_wargi.email).toBe('dewi@gmail.com')
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('leaves the receipt on the device that comes while its author reads that it could not be sent', async () => {
    network.create.push('lost')
    renderIn('id', wizard)
    await fillAll()
    await checkAndSend()
    await heading(`${messagesOf('id').failures.unreachable.heading} — belum pasti terkirim`)
    const [waiting] = await listOutbox()
    if (waiting?.state !== 'waiting') throw new Error('Nothing waits')
    const receipt = {
      complaint_number: 'JBR-20260131-7K4M9Q',
      secret: 'ABCDEFGH0123456789JKMNPQRS',
    }
    // Another tab, of which this one has not heard.
    await withDeviceDatabase((database) =>
      database.put('complaint-outbox', afterReceipt(waiting, receipt, false), waiting.formToken),
    )
    await userEvent.click(
      within(screen.getByRole('dialog')).getByText(id.dialog.close, { selector: 'button' }),
    )
    await heading(id.wizard.steps.data_wargi)
    expect(await listOutbox()).toMatchObject([{ state: 'sent', receipt }])
  })

  it('shows all answers before sending, names photos that do not go along, and a change leads to its field and back', async () => {
    renderIn('id', wizard)
    await fillAll([photo(), new File(['kata'], 'catatan.txt', { type: 'image/png' })])
    await press(id.wizard.back)
    expect(
      screen.getByText('1 foto tidak dapat diterima dan tidak ikut terkirim: catatan.txt.'),
    ).toBeVisible()
    await press(id.wizard.next.toLocation)
    await press(id.wizard.next.toCheck)
    await headingHasFocus(review.check.title)
    expect(
      screen.getByText(new RegExp(`Identitas pelapor dihapus ${identityDays} hari setelah`)),
    ).toBeVisible()
    expect(
      screen.getByText('1 foto tidak dapat diterima dan tidak ikut terkirim: catatan.txt.'),
    ).toBeVisible()
    for (const shown of ['Siti Rahayu', '081234567890', 'Lubang makin dalam', 'Isola'])
      expect(screen.getAllByText(shown)[0]).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: review.preview.title })).getByText(
        /^Oleh S\*\*\* R\*\*\*, Isola/,
      ),
    ).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
    await press(`${review.check.change} ${id.fields.title}`)
    const title = screen.getByRole('textbox', { name: id.fields.title })
    expect(title).toHaveFocus()
    await userEvent.clear(title)
    await press(id.wizard.next.toCheck)
    expect(screen.getByRole('link', { name: new RegExp(id.fields.title) })).toBeVisible()
    await write(id.fields.title, 'Hubungi 081234567890')
    await press(id.wizard.next.toCheck)
    await heading(review.check.title)
    expect(screen.getByRole('button', { name: review.check.changeTitle })).toBeVisible()
    expect(network.sent.filter(({ path }) => path === '/public/complaints')).toHaveLength(0)
  })

  it('offers similar complaints once before anything personal is sent; joining one ends with its number', async () => {
    network.similar.push(similar)
    renderIn('id', wizard)
    await fillAll()
    await press(id.wizard.next.toCheck)
    await headingHasFocus(review.similar.title)
    const similarRequest = network.sent.find(({ path }) => path.endsWith('/similar'))
    expect(JSON.stringify(similarRequest?.data)).not.toMatch(/Siti|08123456|gmail/)
    expect(await axeViolations(document.body)).toEqual([])
    await press(`${review.similar.meToo}: ${similar.title}`)
    await headingHasFocus(review.thanks.title)
    expect(screen.getByText(similar.complaint_number)).toBeVisible()
    const joined = network.sent.find(({ path }) => path.endsWith('/supporters'))
    expect(joined).toMatchObject({
      path: `/public/complaints/${similar.complaint_number}/supporters`,
      data: JSON.stringify({ email: '' }),
    })
    expect(network.sent.filter(({ path }) => path === '/public/complaints')).toHaveLength(0)
    await press(review.thanks.discard)
    expect(await screen.findByRole('textbox', { name: id.fields.name })).toHaveValue('')
  })

  it.each([true, false])('offers news by mail only where mail goes out (%s)', async (sendsMail) => {
    network.similar.push(similar)
    renderIn(
      'id',
      <ComplaintWizard mapsKey={undefined} identityDays={identityDays} sendsMail={sendsMail} />,
    )
    const hint = /Kabar lewat surel dikirim setelah/
    expect(screen.queryAllByText(hint)).toHaveLength(sendsMail ? 1 : 0)
    await fillAll()
    await press(id.wizard.next.toCheck)
    await heading(review.similar.title)
    expect(screen.queryAllByRole('checkbox')).toHaveLength(sendsMail ? 1 : 0)
  })

  it('asks about similar complaints once and lets people say that theirs is different', async () => {
    network.similar.push(similar)
    renderIn('id', wizard)
    await fillAll()
    await press(id.wizard.next.toCheck)
    await heading(review.similar.title)
    expect(screen.queryByText(review.similar.looking)).toBeNull()
    await press(review.similar.different)
    await heading(review.check.title)
    await press(id.wizard.back)
    await press(id.wizard.next.toCheck)
    await heading(review.check.title)
    expect(network.sent.filter(({ path }) => path.endsWith('/similar'))).toHaveLength(1)
  })

  it('keeps a draft while people type, offers it at the next visit and restores nothing by itself', async () => {
    const first = renderIn('id', wizard)
    await fillReporter('siti@gmail.co')
    await userEvent.keyboard('m')
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    expect((await loadDraft())?.form.data_wargi.email).toBe('siti@gmail.com')
    first.unmount()
    renderIn('id', wizard)
    await screen.findByRole('button', { name: id.draft.restore })
    expect(screen.getByRole('textbox', { name: id.fields.name })).toHaveValue('')
    await press(id.draft.restore)
    expect(screen.getByRole('textbox', { name: id.fields.name })).toHaveValue('Siti Rahayu')
    await headingHasFocus(id.wizard.steps.data_wargi)
  })

  it('keeps what was typed last when a link leads to another page', async () => {
    const first = renderIn('id', wizard)
    await fillReporter()
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    answer(id.fields.name, 'Siti Rahayu Ningsih')
    first.unmount()
    await waitFor(async () =>
      expect((await loadDraft())?.form.data_wargi.name).toBe('Siti Rahayu Ningsih'),
    )
  })

  it('keeps the words although the device no longer gives a chosen file away', async () => {
    const tooLarge = Object.assign(
      new File([new Uint8Array(2 ** 20 + 1)], 'awan.jpg', { type: 'image/jpeg' }),
      {
        arrayBuffer: async () => {
          throw new DOMException('gone', 'NotReadableError')
        },
      },
    )
    renderIn('id', wizard)
    await fillAll([photo(), tooLarge])
    await waitFor(async () =>
      expect((await loadDraft())?.form.lokasi_aduan.village_name).toBe('Isola'),
    )
    expect((await loadDraft())?.photos).toHaveLength(2)
  })

  it('takes up no draft whose photos cannot be read, and saves none without its photos', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const first = renderIn('id', wizard)
    await fillAll()
    await waitFor(async () => expect(await loadDraft()).toMatchObject({ step: 4 }))
    first.unmount()
    renderIn('id', wizard)
    await screen.findByRole('button', { name: id.draft.restore })
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('busy')
    })
    await press(id.draft.restore)
    expect((await screen.findAllByText(id.draft.notRead)).length).toBe(2)
    expect(warn).toHaveBeenCalledOnce()
    const written = vi.spyOn(IDBObjectStore.prototype, 'put')
    const { buffer } = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])
    const slow = vi
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(buffer), 300)))
    await press(id.draft.restore)
    await headingHasFocus(id.wizard.steps.lokasi_aduan)
    await new Promise((resolve) => setTimeout(resolve, 2 * draftPauseMs))
    const drafts = written.mock.calls
      .map(([row]: unknown[]) => row)
      .filter((row) => row instanceof Object && 'step' in row)
    expect(drafts.length).toBeGreaterThan(0)
    for (const draft of drafts) expect(draft).toMatchObject({ photos: [{}] })
    slow.mockRestore()
    expect(await loadDraft()).toMatchObject({ step: 4, photos: [{}] })
  })

  it('keeps no draft any more once it was deleted, unless asked to', async () => {
    renderIn('id', wizard)
    await fillReporter()
    await userEvent.click(await screen.findByRole('button', { name: id.draft.remove }))
    await waitFor(async () => expect(await loadDraft()).toBeNull())
    await headingHasFocus(id.wizard.steps.data_wargi)
    await userEvent.type(screen.getByRole('textbox', { name: id.fields.name }), ' Dewi')
    await new Promise((resolve) => setTimeout(resolve, 2 * draftPauseMs))
    expect(await loadDraft()).toBeNull()
    await press(id.wizard.saveDraft)
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: id.dialog.draftConfirm }),
    )
    await waitFor(async () =>
      expect((await loadDraft())?.form.data_wargi.name).toBe('Siti Rahayu Dewi'),
    )
  })

  it('shows a draft until it is deleted, and says when the browser does not delete it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    renderIn('id', wizard)
    await fillReporter()
    const remove = await screen.findByRole('button', { name: id.draft.remove })
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('no room')
    })
    await userEvent.click(remove)
    expect((await screen.findAllByText(id.draft.notRemoved)).length).toBeGreaterThan(0)
    expect(warn).toHaveBeenCalledOnce()
    expect(await loadDraft()).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: id.draft.remove }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: id.draft.remove })).not.toBeInTheDocument(),
    )
    expect(await loadDraft()).toBeNull()
  })

  it('says that the draft of an earlier visit goes too when a complaint is given up, and deletes it', async () => {
    const earlier = renderIn('id', wizard)
    await fillReporter('dewi@gmail.com')
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    earlier.unmount()
    renderIn('id', wizard)
    await screen.findByRole('button', { name: id.draft.restore })
    await press(id.wizard.cancel)
    const dialog = within(screen.getByRole('dialog', { name: id.dialog.cancelTitle }))
    expect(dialog.getByText(/^Draf dari .* kunjungan sebelumnya/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: id.dialog.cancelConfirm }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: id.draft.restore })).not.toBeInTheDocument(),
    )
    expect(await loadDraft()).toBeNull()
  })

  it('gives a complaint up without a word about earlier visits where there is no such draft', async () => {
    renderIn('id', wizard)
    await fillReporter()
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    await press(id.wizard.cancel)
    const dialog = within(screen.getByRole('dialog', { name: id.dialog.cancelTitle }))
    expect(dialog.getByText(id.dialog.cancelText)).toBeVisible()
    expect(dialog.queryByText(/kunjungan sebelumnya/)).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: id.dialog.cancelConfirm }))
    await waitFor(async () => expect(await loadDraft()).toBeNull())
    expect(screen.getByRole('textbox', { name: id.fields.name })).toHaveValue('')
  })

  it('begins the next complaint as one of its own', async () => {
    renderIn('id', wizard)
    answer(id.fields.name, 'Siti Rahayu')
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    const given = (await loadDraft())?.formToken
    await press(id.wizard.cancel)
    await press(id.dialog.cancelConfirm)
    await waitFor(async () => expect(await loadDraft()).toBeNull())
    answer(id.fields.name, 'Dewi Lestari')
    await waitFor(async () =>
      expect((await loadDraft())?.form.data_wargi.name).toBe('Dewi Lestari'),
    )
    expect((await loadDraft())?.formToken).not.toBe(given)
  })

  it('says that a draft is still there when giving up could not delete it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    renderIn('id', wizard)
    await fillReporter()
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    await press(id.wizard.cancel)
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('no room')
    })
    await press(id.dialog.cancelConfirm)
    expect((await screen.findAllByText(id.draft.notRemoved)).length).toBe(2)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('puts nothing in the place of an earlier draft without being told to', async () => {
    const earlier = renderIn('id', wizard)
    await fillReporter()
    await screen.findByText(/Draf tersimpan di perangkat ini/)
    earlier.unmount()
    renderIn('id', wizard)
    await screen.findByRole('button', { name: id.draft.restore })
    await userEvent.type(screen.getByRole('textbox', { name: id.fields.name }), 'Budi')
    await new Promise((resolve) => setTimeout(resolve, 2 * draftPauseMs))
    expect((await loadDraft())?.form.data_wargi.name).toBe('Siti Rahayu')
    await press(id.draft.replace)
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: id.dialog.updateConfirm }),
    )
    await waitFor(async () => expect((await loadDraft())?.form.data_wargi.name).toBe('Budi'))
  })
})
