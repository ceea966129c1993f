import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { axeViolations, renderIn } from '@/tests/support/render'
import { noteUnhandledRejections } from '@/tests/support/unhandled-rejections'
import { ShareRow } from './share-row'

const row = <ShareRow articleId={7} url="https://jabar.test/berita/a-7" title="Apa & siapa" />

describe('ShareRow', () => {
  const unhandled = noteUnhandledRejections()
  // The network edge: nothing leaves the test.
  const catchPatch = () => vi.spyOn(api, 'patch').mockResolvedValue({})
  let patch: ReturnType<typeof catchPatch>
  beforeEach(() => {
    patch = catchPatch()
  })

  it('offers three sites as links that carry title and address', async () => {
    const { container } = renderIn('id', row)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['WhatsApp', 'Facebook', 'X'].map((site) => `Bagikan lewat ${site} (membuka tab baru)`),
    )
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/verifikasi-link\?url=https/))
      const target = new URL(
        link.getAttribute('href') ?? '',
        'https://jabar.test',
      ).searchParams.get('url')
      expect(target).toContain(encodeURIComponent('https://jabar.test/berita/a-7'))
    }
    expect(await axeViolations(container)).toEqual([])
  })

  it('copies the address, says so and counts the share once', async () => {
    const user = userEvent.setup()
    renderIn('id', row)
    await user.click(screen.getByRole('button', { name: 'Salin tautan' }))
    expect(await screen.findByText('Tautan berhasil disalin.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('https://jabar.test/berita/a-7')
    await vi.waitFor(() => expect(patch).toHaveBeenCalledExactlyOnceWith('/public/news/7/share'))
  })

  it('says it once more when the address is copied again', async () => {
    const user = userEvent.setup()
    renderIn('id', row)
    const changes = vi.fn()
    new MutationObserver(changes).observe(screen.getByRole('status'), { childList: true })
    for (const times of [1, 3]) {
      await user.click(screen.getByRole('button', { name: 'Salin tautan' }))
      await vi.waitFor(() =>
        expect(changes.mock.calls.flatMap(([records]) => records)).toHaveLength(times),
      )
      expect(screen.getByRole('status')).toHaveTextContent('Tautan berhasil disalin.')
    }
  })

  it('says what to do when copying is refused, and counts nothing', async () => {
    const user = userEvent.setup()
    renderIn('en', row)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(/could not be copied/)).toBeVisible()
    expect(patch).not.toHaveBeenCalled()
  })

  it('opens the sheet of the device where there is one, and counts only what was shared', async () => {
    const share = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('changed their mind', 'AbortError'))
      .mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const user = userEvent.setup()
    renderIn('id', row)
    const native = screen.getByRole('button', { name: 'Bagikan lewat aplikasi lain' })
    await user.click(native)
    expect(patch).not.toHaveBeenCalled()
    await user.click(native)
    expect(share).toHaveBeenLastCalledWith({
      title: 'Apa & siapa',
      url: 'https://jabar.test/berita/a-7',
    })
    await vi.waitFor(() => expect(patch).toHaveBeenCalledOnce())
    expect(unhandled).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'share')
  })

  it('prints, and counts nothing for a page that is no article', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const user = userEvent.setup()
    renderIn('id', <ShareRow url="https://jabar.test/layanan/ktp" title="KTP" />)
    expect(screen.queryByRole('button', { name: 'Bagikan lewat aplikasi lain' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cetak halaman ini' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Salin tautan' }))
    expect(await screen.findByText('Tautan berhasil disalin.')).toBeVisible()
    expect(patch).not.toHaveBeenCalled()
  })
})
