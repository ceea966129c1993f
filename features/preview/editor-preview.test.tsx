import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { sampleDetail } from '@/tests/support/service-samples'
import { EditorPreview } from './editor-preview'
import { LivePreview } from './live-preview'

const editorOrigin = 'https://redaksi.example'
const messages = messagesOf('id').preview
const send = (document: unknown, origin = editorOrigin) =>
  fireEvent(
    window,
    new MessageEvent('message', {
      origin,
      source: window,
      data: { type: 'portal-preview:draft', document },
    }),
  )

let said: MockInstance<typeof window.postMessage>
let post: MockInstance<typeof api.post>
beforeEach(() => {
  said = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  post = vi
    .spyOn(api, 'post')
    .mockImplementation((_path, document) =>
      Promise.resolve({ status: 200, data: { data: sampleDetail(document as object) } }),
    )
})
afterEach(() => {
  said.mockRestore()
  post.mockRestore()
})

const renderPreview = () =>
  renderIn(
    'id',
    <main>
      <EditorPreview
        editorOrigin={editorOrigin}
        serviceId={1}
        token="kunci"
        related={[]}
        printAction={null}
      >
        <h1>Versi tersimpan</h1>
        <a href="#isi">Isi</a>
      </EditorPreview>
    </main>,
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('EditorPreview', () => {
  it('says that it is ready, to the editor alone, and shows what the server rendered', async () => {
    renderPreview()
    expect(said.mock.calls).toEqual([[{ type: 'portal-preview:ready', id: 1 }, editorOrigin]])
    expect(await heading('Versi tersimpan')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(messages.live.waiting)
  })

  it('shows the last of several changes, asking the server once, and says so to the editor', async () => {
    const { container } = renderPreview()
    for (const name of ['K', 'Ka', 'Kartu baru']) send({ id: 1, service_name: name })
    expect(await heading('Kartu baru')).toBeVisible()
    expect(post).toHaveBeenCalledTimes(1)
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
      '/public/master-data-publications/preview/1',
      { id: 1, service_name: 'Kartu baru' },
    ])
    expect(said).toHaveBeenLastCalledWith(
      { type: 'portal-preview:result', id: 1, isShown: true, errors: {} },
      editorOrigin,
    )
    expect(screen.getByRole('status')).toHaveTextContent(messages.live.updated)
    expect(await axeViolations(container)).toEqual([])
  })

  it('hears nobody else', async () => {
    renderPreview()
    send({ id: 1 }, 'https://lain.example')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(post).not.toHaveBeenCalled()
    expect(said).toHaveBeenCalledTimes(1)
  })

  it('names the fields that are wrong, keeps what it showed, and tells the editor', async () => {
    renderPreview()
    send({ id: 1, service_name: 'Kartu baru' })
    await heading('Kartu baru')
    const errors = { 'procedures.0.title.en': ['Judul belum diisi'], unknown: ['Tidak dikenal'] }
    post.mockRejectedValueOnce(new ApiFailure({ status: 400, code: 'VALIDATION_FAILED', errors }))
    send({ id: 1, procedures: [] })
    expect(
      await screen.findByText(
        `${messages.fields.procedures} (procedures.0.title.en): Judul belum diisi`,
      ),
    ).toBeVisible()
    expect(await heading('Kartu baru')).toBeVisible()
    expect(said).toHaveBeenLastCalledWith(
      {
        type: 'portal-preview:result',
        id: 1,
        isShown: false,
        errors,
        message: messages.live.problems,
      },
      editorOrigin,
    )
  })

  it.each([
    [404, 'ITEM_NOT_FOUND', messages.live.refused],
    [413, 'PAYLOAD_TOO_LARGE', messages.live.tooLarge],
    [0, 'NETWORK', messages.live.failed],
  ] as const)('says in one sentence what status %i means', async (status, code, sentence) => {
    renderPreview()
    post.mockRejectedValueOnce(new ApiFailure({ status, code }))
    send({ id: 1 })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence))
  })

  it('refuses what is no draft without asking the server', async () => {
    renderPreview()
    send('bukan dokumen')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(messages.live.unreadable),
    )
    expect(post).not.toHaveBeenCalled()
  })

  it('says of the last draft that it is refused, also when the one before is answered later', async () => {
    renderPreview()
    let answer: () => void = () => undefined
    post.mockImplementationOnce(
      (_path, document) =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200, data: { data: sampleDetail(document as object) } })
        }),
    )
    send({ id: 1, service_name: 'Kartu baru' })
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
    send('bukan dokumen')
    answer()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('status')).toHaveTextContent(messages.live.unreadable)
    expect(said.mock.lastCall?.[0]).toMatchObject({ isShown: false })
  })

  it('keeps the focus where it was when the content is drawn anew', async () => {
    renderPreview()
    screen.getByRole('link', { name: 'Isi' }).focus()
    send({ id: 1, service_name: 'Kartu baru' })
    await heading('Kartu baru')
    expect(document.activeElement?.closest('main')).not.toBeNull()
  })

  it('stays as it is and loads nothing where the editor does not show it', async () => {
    const preview = {
      editorOrigin,
      serviceId: 1,
      token: 'kunci',
      related: [],
      printAction: null,
      children: <h1>Versi tersimpan</h1>,
    }
    const { unmount } = renderIn('id', <LivePreview {...preview} />)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(said).not.toHaveBeenCalled()
    unmount()
    vi.spyOn(window, 'parent', 'get').mockReturnValue({
      postMessage: window.postMessage,
    } as Window)
    renderIn('id', <LivePreview {...preview} />)
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
    expect(await heading('Versi tersimpan')).toBeVisible()
  })

  it('stops listening when it is left, and sends nothing of what was still to be sent', async () => {
    const { unmount } = renderPreview()
    send({ id: 1 })
    unmount()
    send({ id: 1 })
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(post).not.toHaveBeenCalled()
  })
})
