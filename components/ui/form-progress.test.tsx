import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { InlineMessage } from './inline-message'
import { LiveRegion } from './live-region'
import { PhotoAdd, PhotoTile } from './photo-tile'
import { LeafParts, ProgressBar } from './progress-bar'
import { Stepper } from './stepper'
import { Timeline } from './timeline'

const nothing = () => undefined
const labels = {
  progress: 'Mengunggah 50%',
  done: 'Berhasil',
  retry: 'Ulangi',
  remove: 'Hapus foto a.jpg',
  shrink: 'Perkecil foto ini',
}
const tile = {
  alt: 'Foto a.jpg',
  fileName: 'a.jpg',
  progress: 50,
  labels,
  onRetry: nothing,
  onRemove: nothing,
}

describe('Stepper', () => {
  it('says which steps are done and which is now', async () => {
    render(
      <Stepper
        label="Langkah"
        steps={['Data', 'Informasi', 'Foto']}
        current={2}
        doneLabel="Selesai"
      />,
    )
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Selesai: Data')
    expect(second).toHaveAttribute('aria-current', 'step')
    expect(third).not.toHaveAttribute('aria-current')
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('ProgressBar', () => {
  it('tells its name and value', async () => {
    render(<ProgressBar label="Mengirim aduan" value={75} />)
    expect(screen.getByRole('progressbar', { name: 'Mengirim aduan' })).toHaveAttribute(
      'value',
      '75',
    )
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('PhotoTile', () => {
  it.each([labels.retry, labels.shrink])(
    'has the focus once its button %s is gone',
    async (name) => {
      const show = (status: 'ERROR' | 'UPLOADING') => (
        <ul>
          <li>
            <PhotoTile {...tile} status={status} onShrink={nothing} />
          </li>
        </ul>
      )
      const { rerender } = render(show('ERROR'))
      await userEvent.click(screen.getByRole('button', { name: `${name}: ${tile.fileName}` }))
      rerender(show('UPLOADING'))
      await vi.waitFor(() => expect(screen.getByRole('listitem').firstElementChild).toHaveFocus())
    },
  )
})

describe('LeafParts', () => {
  it('is one leaf for each part and silent', () => {
    const { container } = render(<LeafParts tones={['done', 'now', 'open', 'stopped', 'sent']} />)
    expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(5)
  })
})

describe('Timeline', () => {
  it('says every state in words and marks only the present one as current', async () => {
    const entries = (['done', 'now', 'next', 'rejected'] as const).map((state) => ({
      key: state,
      state,
      stateLabel: `Keadaan ${state}`,
      title: 'Langkah',
      icon: null,
    }))
    render(
      <main>
        <h1>Aduan</h1>
        <h2>Riwayat</h2>
        <Timeline label="Riwayat" entries={entries} />
      </main>,
    )
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(
      entries.map((entry) => `${entry.stateLabel}: Langkah`),
    )
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ])
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('puts the state of a step into words', async () => {
    render(
      <Timeline
        label="Riwayat"
        entries={[
          {
            key: 'a',
            state: 'now',
            stateLabel: 'Sekarang',
            title: 'Diverifikasi',
            icon: null,
            time: { text: '18 November', dateTime: '2026-11-18' },
          },
        ]}
      />,
    )
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('heading', { name: 'Sekarang: Diverifikasi' })).toBeVisible()
    expect(await axeViolations(screen.getByRole('list'))).toEqual([])
  })
})

describe('PhotoTile', () => {
  it('shows a bar on the way', async () => {
    render(<PhotoTile {...tile} status="UPLOADING" />)
    expect(screen.getByRole('progressbar', { name: 'Mengunggah 50% a.jpg' })).toHaveAttribute(
      'value',
      '50',
    )
    expect(await axeViolations(document.body)).toEqual([])
  })

  it.each(['SUCCESS', 'HASDEFAULT'] as const)(
    'shows the picture and a named delete button for %s',
    async (status) => {
      const onRemove = vi.fn()
      render(<PhotoTile {...tile} status={status} previewUrl="/a.jpg" onRemove={onRemove} />)
      await userEvent.click(screen.getByRole('button', { name: 'Hapus foto a.jpg' }))
      expect(screen.getByRole('img', { name: 'Foto a.jpg' })).toBeVisible()
      expect(onRemove).toHaveBeenCalledTimes(1)
      expect(await axeViolations(document.body)).toEqual([])
    },
  )

  it('names the file in the message and in every way out of an error', async () => {
    const [onRetry, onShrink] = [vi.fn(), vi.fn()]
    render(
      <PhotoTile
        {...tile}
        status="ERROR"
        error="File yang anda masukan melebihi 1 Mb"
        onRetry={onRetry}
        onShrink={onShrink}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ulangi: a.jpg' }))
    await userEvent.click(screen.getByRole('button', { name: 'Perkecil foto ini: a.jpg' }))
    expect(screen.getByText(/File yang anda masukan melebihi 1 Mb/)).toHaveTextContent('a.jpg')
    expect([onRetry.mock.calls.length, onShrink.mock.calls.length]).toEqual([1, 1])
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('PhotoAdd', () => {
  it('opens the chooser from the keyboard', async () => {
    const onClick = vi.fn()
    render(<PhotoAdd id="foto" label="Tambah foto" hint="0 dari 10" onClick={onClick} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Tambah foto 0 dari 10' })).toHaveFocus()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(await axeViolations(document.body)).toEqual([])
  })
})

describe('messages', () => {
  it('announces politely, failures at once', () => {
    render(
      <>
        <LiveRegion message="Tersimpan" />
        <LiveRegion message="Gagal" isUrgent />
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Tersimpan')
    expect(screen.getByRole('alert')).toHaveTextContent('Gagal')
  })

  it.each(['info', 'success', 'warning', 'error'] as const)(
    'shows a %s note without axe problems',
    async (tone) => {
      render(<InlineMessage tone={tone}>Sambungan terputus.</InlineMessage>)
      expect(screen.getByText('Sambungan terputus.')).toBeVisible()
      expect(await axeViolations(document.body)).toEqual([])
    },
  )
})
