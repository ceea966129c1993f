import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import id from '@/messages/id/saved.json'
import { FakeCaches } from '@/tests/support/fake-caches'
import { pretendLocks } from '@/tests/support/pretend-locks'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SaveButton } from './save-button'
import { SavedList } from './saved-list'
import { keepCopy, listSaved, removeSaved } from './saved-store'

const html = '<!DOCTYPE html><html lang="id"><body><main>Isi</main></body></html>'

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(html))
  window.history.replaceState(null, '', '/berita/kabar')
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => undefined, ready: new Promise(() => undefined) },
  })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

const keep = (name: string, savedAt = new Date('2026-11-21T01:00:00Z')) =>
  keepCopy(
    { path: `/berita/${name}`, title: `Kabar ${name}`, kind: 'article', savedAt },
    { html, bytes: 2_621_440, policy: '', files: [] },
  )

describe('SaveButton', () => {
  it('saves the page, says so, leads to the list, and takes it back', async () => {
    const user = userEvent.setup()
    const { container } = renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await user.click(screen.getByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(id.said.saved)).toBeVisible()
    expect((await listSaved()).pages).toMatchObject([
      { path: '/berita/kabar', title: 'Kabar', kind: 'article' },
    ])
    expect(screen.getByRole('link', { name: id.list })).toHaveAttribute('href', '/tersimpan')
    expect(await axeViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: id.remove }))
    expect(await screen.findByText(id.said.removed)).toBeVisible()
    expect((await listSaved()).pages).toEqual([])
  })

  it('says on the copy when it was made and that the page may have changed, and has it open without network', async () => {
    const register = vi.spyOn(navigator.serviceWorker, 'register')
    await keep('lain')
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await userEvent.click(await screen.findByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(id.said.saved)).toBeVisible()
    const copy = await (await caches.open('saved-pages')).match('/berita/kabar')
    expect(await copy?.text()).toMatch(/Disimpan pada [^;<]+ WIB; mungkin sudah berubah\./)
    expect(register).toHaveBeenCalled()
  })

  it('saves once, however often it is pressed meanwhile, and says that it is at work', async () => {
    const answered: (() => void)[] = []
    vi.mocked(fetch).mockImplementation(
      () => new Promise((resolve) => answered.push(() => resolve(new Response(html)))),
    )
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    const button = screen.getByRole('button', { name: id.saveLong })
    await userEvent.click(button)
    await vi.waitFor(() => expect(answered).toHaveLength(1))
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    answered[0]?.()
    expect(await screen.findByText(id.said.saved)).toBeVisible()
    expect(fetch).toHaveBeenCalledOnce()
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('asks for no new copy within an hour', async () => {
    await keep('kabar', new Date(Date.now() - 3_500_000))
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    expect(await screen.findByRole('button', { name: id.remove })).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('keeps the old copy, without a word, where a new one cannot be had', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent | Error) => event)
    process.on('unhandledRejection', unhandled)
    vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
    await keep('kabar')
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    expect(await screen.findByRole('button', { name: id.remove })).toBeVisible()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    expect((await listSaved()).pages).toHaveLength(1)
  })

  it('knows that the page is saved, and renews an old copy', async () => {
    await keep('kabar')
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    expect(await screen.findByRole('button', { name: id.remove })).toBeVisible()
    await vi.waitFor(async () =>
      expect((await listSaved()).pages[0]?.savedAt.getTime()).toBeGreaterThan(Date.now() - 60_000),
    )
  })

  it('knows what was done in the list or in another tab when somebody comes back', async () => {
    const user = userEvent.setup()
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await user.click(screen.getByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(id.said.saved)).toBeVisible()
    await removeSaved('/berita/kabar')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await screen.findByRole('button', { name: id.saveLong })).toBeVisible()
    expect(screen.queryByText(id.said.saved)).not.toBeInTheDocument()
    await keep('kabar', new Date())
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('button', { name: id.remove })).toBeVisible()
  })

  it('renews an old copy once, however often somebody comes back meanwhile', async () => {
    let answer: () => void = () => undefined
    vi.mocked(fetch).mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(new Response(html)))),
    )
    await keep('kabar')
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    expect(await screen.findByRole('button', { name: id.remove })).toBeVisible()
    for (let returns = 0; returns < 2; returns += 1)
      act(() => void window.dispatchEvent(new Event('focus')))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(fetch).toHaveBeenCalledOnce()
    answer()
    await vi.waitFor(async () =>
      expect((await listSaved()).pages[0]?.savedAt.getTime()).toBeGreaterThan(Date.now() - 60_000),
    )
  })

  it('loads no page anew where the browser does not say what is saved', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent | Error) => event)
    process.on('unhandledRejection', unhandled)
    vi.stubGlobal('caches', {
      has: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    })
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('does not bring a page back that was removed while its copy was renewed', async () => {
    const user = userEvent.setup()
    let answer: () => void = () => undefined
    vi.mocked(fetch).mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(new Response(html))
        }),
    )
    await keep('kabar')
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await user.click(await screen.findByRole('button', { name: id.remove }))
    expect(await screen.findByText(id.said.removed)).toBeVisible()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await listSaved()).pages).toEqual([])
  })

  it('does not bring a page back whose removal had only begun when its copy was renewed', async () => {
    const answered: (() => void)[] = []
    vi.mocked(fetch).mockImplementation(
      () => new Promise((resolve) => answered.push(() => resolve(new Response(html)))),
    )
    await keep('kabar')
    pretendLocks()
    let letOthers: () => void = () => undefined
    const isBusy = new Promise<void>((resolve) => (letOthers = resolve))
    const otherTab = navigator.locks.request('portal-jabar-saved-pages', {}, () => isBusy)
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    fireEvent.click(await screen.findByRole('button', { name: id.remove }))
    await vi.waitFor(() => expect(answered).toHaveLength(1))
    answered[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    letOthers()
    await otherTab
    expect(await screen.findByText(id.said.removed)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await listSaved()).pages).toEqual([])
  })

  it('saves the page whose button was pressed, also when another one is open meanwhile', async () => {
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    fireEvent.click(screen.getByRole('button', { name: id.saveLong }))
    window.history.replaceState(null, '', '/layanan')
    await vi.waitFor(async () =>
      expect((await listSaved()).pages).toMatchObject([{ path: '/berita/kabar', title: 'Kabar' }]),
    )
  })

  it('says so when the browser does not remove the page', async () => {
    await keep('kabar', new Date())
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    const button = await screen.findByRole('button', { name: id.remove })
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    await userEvent.click(button)
    expect(await screen.findByText(id.said.removeFailed)).toBeVisible()
    expect(button).toHaveAccessibleName(id.remove)
  })

  it.each([
    ['no worker could open the copy', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
    ['nothing can be kept', () => Reflect.deleteProperty(window, 'caches')],
  ])('promises nothing where %s', async (_, lack) => {
    lack()
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await userEvent.click(screen.getByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(id.said.unsupported)).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('ends with words where the network never answers', async () => {
    const waited = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waited.signal)
    vi.mocked(fetch).mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () =>
            reject(new DOMException('', 'TimeoutError')),
          )
        }),
    )
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    const button = screen.getByRole('button', { name: id.saveLong })
    await userEvent.click(button)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    waited.abort()
    expect(await screen.findByText(id.said.failed)).toBeVisible()
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('says anew what came of another try', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    const button = screen.getByRole('button', { name: id.saveLong })
    await userEvent.click(button)
    const words = await screen.findByText(id.said.failed)
    const changes: unknown[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(words, { childList: true, characterData: true, subtree: true })
    await userEvent.click(button)
    await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(words).toHaveTextContent(id.said.failed)
    expect(changes).not.toEqual([])
  })

  it('says how many pages may be kept once that many are', async () => {
    for (let count = 0; count < 50; count += 1)
      await keepCopy(
        { path: `/${count}`, title: '', kind: 'service', savedAt: new Date() },
        { html, bytes: 10, policy: '', files: [] },
      )
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await userEvent.click(await screen.findByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(/paling banyak 50 halaman/)).toBeVisible()
  })

  it('says clearly that there is no room, or no network', async () => {
    const user = userEvent.setup()
    for (let count = 0; count < 8; count += 1)
      await keepCopy(
        { path: `/${count}`, title: '', kind: 'service', savedAt: new Date() },
        { html, bytes: 2_621_440, policy: '', files: [] },
      ).catch(() => undefined)
    renderIn('id', <SaveButton title="Kabar" kind="article" />)
    await user.click(await screen.findByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(/paling banyak 20 MB/)).toBeVisible()
    vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
    await user.click(screen.getByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(id.said.failed)).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(screen.getByRole('button', { name: id.saveLong }))
    expect(await screen.findByText(id.said.offline)).toBeVisible()
  })
})

describe('SavedList', () => {
  it('shows each page with its day and hour and what all of them take', async () => {
    await keep('satu')
    const { container } = renderIn('id', <SavedList />)
    const row = await screen.findByRole('listitem')
    expect(within(row).getByRole('link', { name: 'Kabar satu' })).toHaveAttribute(
      'href',
      '/berita/satu',
    )
    expect(within(row).getByText('Disimpan pada 21 November 2026, 08.00 WIB')).toBeVisible()
    expect(within(row).getByText(id.kinds.article)).toBeVisible()
    expect(
      screen.getByText('1 halaman · 2,5 MB dari 20 MB terpakai di perangkat ini'),
    ).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    [
      'from a page',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('shows what is kept to whoever comes back %s', async (_, comeBack) => {
    await keep('satu')
    await keep('dua')
    renderIn('id', <SavedList />)
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    await removeSaved('/berita/satu')
    act(() => void comeBack())
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Kabar dua' })).toBeVisible()
  })

  it('does not say of a page that stays that it was removed', async () => {
    await keep('satu')
    renderIn('id', <SavedList />)
    const remove = await screen.findByRole('button', { name: 'Hapus Kabar satu' })
    const pages = await caches.open('saved-pages')
    vi.spyOn(pages, 'delete').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'))
    await userEvent.click(remove)
    expect(await screen.findByText(id.said.removeFailed, { ignore: '.sr-only' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(id.said.removeFailed)
    expect(screen.queryByText('Dihapus: Kabar satu.')).not.toBeInTheDocument()
    expect(remove).toHaveFocus()
    await userEvent.click(remove)
    expect(await screen.findByText('Dihapus: Kabar satu.')).toBeInTheDocument()
    expect(screen.queryByText(id.said.removeFailed)).not.toBeInTheDocument()
  })

  it('gives the focus to the row before when the last one is removed', async () => {
    await keep('satu', new Date('2026-11-21T02:00:00Z'))
    await keep('dua')
    renderIn('id', <SavedList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus Kabar dua' }))
    expect(await screen.findByText('Dihapus: Kabar dua.')).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveFocus()
  })

  it('removes one, then all after a second press, and says so', async () => {
    const user = userEvent.setup()
    for (const name of ['satu', 'dua', 'tiga']) await keep(name)
    renderIn('id', <SavedList />)
    await user.click(await screen.findByRole('button', { name: 'Hapus Kabar dua' }))
    expect(await screen.findByText('Dihapus: Kabar dua.')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    // What was the third stands where the second was.
    expect(screen.getAllByRole('listitem')[1]).toHaveFocus()
    await user.click(screen.getByRole('button', { name: id.removeAll }))
    const asking = screen.getByRole('group', { name: id.removeAllQuestion })
    expect((await listSaved()).pages).toHaveLength(2)
    await user.click(within(asking).getByRole('button', { name: id.removeAll }))
    expect(await screen.findByText(new RegExp(id.emptyTitle))).toBeVisible()
    expect((await listSaved()).pages).toEqual([])
  })
})
