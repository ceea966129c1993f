import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { messagesOf } from '@/messages'
import { wizardSettings } from '@/tests/support/complaint-form'
import { axeViolations, renderIn } from '@/tests/support/render'
import { emptyForm } from '../model/form'
import { usePhotos } from '../use-photos'
import { WizardContext } from '../wizard-context'
import { StepPhotos } from './step-photos'

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], name, { type: 'image/jpeg' })
const named = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => jpeg(`${at + first}.jpg`))

const announce = vi.fn()

/** The form with its step of photos, or another step of it. */
function Harness() {
  const photos = usePhotos()
  const [isShown, setIsShown] = useState(true)
  return (
    <WizardContext
      value={{
        form: emptyForm,
        errorOf: () => undefined,
        photos,
        announce,
        ...wizardSettings,
      }}
    >
      {isShown && <StepPhotos />}
      <button onClick={() => setIsShown(!isShown)}>Langkah lain</button>
    </WizardContext>
  )
}
const choose = async (files: File[]) => {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (chooser) await userEvent.upload(chooser, files)
}

beforeEach(() => {
  announce.mockClear()
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})

it('says by name which photos are beyond the limit, until the person has taken note', async () => {
  renderIn('id', <Harness />)
  await choose(named(12))
  const note = await screen.findByText(
    '2 foto melebihi batas 10 dan tidak ditambahkan: 11.jpg dan 12.jpg.',
  )
  expect(note).toBeVisible()
  expect(note.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(10))
  expect(await axeViolations(document.body)).toEqual([])
  // The messages of the other photos do not take it away.
  await userEvent.click(screen.getByRole('button', { name: 'Hapus foto 1.jpg' }))
  expect(note).toBeVisible()
  await userEvent.click(
    screen.getByRole('button', { name: messagesOf('id').complaint.photos.understood }),
  )
  expect(note).not.toBeInTheDocument()
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: new RegExp(messagesOf('id').complaint.photos.add) }),
    ).toHaveFocus(),
  )
})

it('forgets a name once its photo was added after all', async () => {
  renderIn('en', <Harness />)
  await choose(named(12))
  await screen.findByText(
    '2 photos are beyond the limit of 10 and were not added: 11.jpg and 12.jpg.',
  )
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(10))
  await userEvent.click(screen.getByRole('button', { name: 'Delete photo 1.jpg' }))
  await choose(named(1, 11))
  expect(
    await screen.findByText('1 photo is beyond the limit of 10 and was not added: 12.jpg.'),
  ).toBeVisible()
})

it('says of a file that the device does not give away that it cannot be read, and takes the others', async () => {
  const gone = async () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderIn('id', <Harness />)
  await choose([Object.assign(jpeg('awan.jpg'), { arrayBuffer: gone }), jpeg('lubang.jpg')])
  expect(await screen.findByRole('img', { name: 'Foto lubang.jpg' })).toBeVisible()
  expect(screen.getByText(messagesOf('id').validation.photoUnread)).toBeVisible()
  expect(
    screen.getByText('1 foto tidak dapat diterima dan tidak ikut terkirim: awan.jpg.'),
  ).toBeVisible()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('says of a photo once that it is there, not again when the step shows again', async () => {
  renderIn('id', <Harness />)
  await choose([jpeg('lubang.jpg')])
  const { added } = messagesOf('id').complaint.photos
  const said = added.replace('{name}', 'lubang.jpg')
  await waitFor(() => expect(announce).toHaveBeenCalledWith(said))
  announce.mockClear()
  const step = screen.getByRole('button', { name: 'Langkah lain' })
  await userEvent.click(step)
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(step)
  expect(screen.getByRole('img', { name: 'Foto lubang.jpg' })).toBeVisible()
  expect(announce).not.toHaveBeenCalled()
})

it('leaves it to the step to say that a photo is missing when none can be accepted', async () => {
  renderIn('id', <Harness />)
  await choose([new File(['kata'], 'catatan.txt', { type: 'image/png' })])
  await screen.findByText('catatan.txt')
  expect(screen.queryByText(/tidak ikut terkirim/)).not.toBeInTheDocument()
})

it('shows and says that a photo cannot be made smaller on this device', async () => {
  const { shrink, shrinkFailed } = messagesOf('id').complaint.photos
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('broken', 'InvalidStateError')
  })
  const bytes = new Uint8Array(photoMaxBytes + 1)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  renderIn('id', <Harness />)
  await choose([new File([bytes], 'besar.jpg', { type: 'image/jpeg' })])
  await userEvent.click(await screen.findByRole('button', { name: `${shrink}: besar.jpg` }))
  const words = shrinkFailed.replace('{name}', 'besar.jpg')
  expect(await screen.findByText(words)).toBeVisible()
  expect(announce).toHaveBeenLastCalledWith(words)
  vi.unstubAllGlobals()
})
