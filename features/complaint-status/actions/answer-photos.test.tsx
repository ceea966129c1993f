import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { api } from '@/lib/api/client'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { messagesOf } from '@/messages'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { pretendShrinking } from '@/tests/support/pretend-shrinking'
import { renderIn } from '@/tests/support/render'
import { AnswerPhotos } from './answer-photos'
import { answerPhotos, type AnswerPhoto, type AnswerPhotos as Photos } from './chosen-photos'

const photo = (name: string, state: AnswerPhoto['state']): AnswerPhoto => ({
  id: name,
  file: new File(['abc'], name, { type: 'image/jpeg' }),
  previewUrl: 'blob:photo',
  state,
  problem: null,
  uploaded: null,
})
const nothing = () => undefined
const photosOf = (list: AnswerPhoto[]): Photos => ({
  list,
  max: 3,
  add: () => [],
  retry: nothing,
  remove: nothing,
  clear: nothing,
  shrink: async () => true,
})
let change: (list: AnswerPhoto[]) => void = nothing
function Form({ first }: { first: AnswerPhoto[] }) {
  const [list, setList] = useState(first)
  useEffect(() => {
    change = (next) => act(() => setList(next))
  }, [])
  return <AnswerPhotos photos={photosOf(list)} error="" />
}

it('says of a photo once that it is there, not again when the form opens again', () => {
  const { added } = messagesOf('id')['complaint-following'].photo
  const first = renderIn('id', <Form first={[]} />)
  change([photo('a.jpg', 'UPLOADING')])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  change([photo('a.jpg', 'SUCCESS')])
  expect(screen.getByRole('status')).toHaveTextContent(added.replace('{name}', 'a.jpg'))
  first.unmount()
  renderIn('id', <Form first={[photo('a.jpg', 'SUCCESS')]} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  change([photo('a.jpg', 'SUCCESS'), photo('b.jpg', 'SUCCESS')])
  expect(screen.getByRole('status')).toHaveTextContent(added.replace('{name}', 'b.jpg'))
})

it('shows and says that a photo cannot be made smaller', async () => {
  const { shrink, shrinkFailed } = messagesOf('id')['complaint-following'].photo
  const large: AnswerPhoto = { ...photo('a.jpg', 'ERROR'), problem: 'photoSize' }
  renderIn(
    'id',
    <AnswerPhotos photos={{ ...photosOf([large]), shrink: async () => false }} error="" />,
  )
  await userEvent.click(screen.getByRole('button', { name: `${shrink}: a.jpg` }))
  const words = shrinkFailed.replace('{name}', 'a.jpg')
  expect(await screen.findByText(words, { ignore: '.sr-only' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

it('names the photos beyond the limit, until others are chosen', async () => {
  const choose = (...names: string[]) => {
    // Too large, so that none goes up.
    const files = names.map(
      (name) => new File([new Uint8Array(photoMaxBytes + 1)], name, { type: 'image/jpeg' }),
    )
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for photos')
    return userEvent.upload(input, files)
  }
  function Chosen() {
    const [list, setList] = useState<readonly AnswerPhoto[]>([photo('a.jpg', 'SUCCESS')])
    const photos = answerPhotos({ list, change: setList }, 'token', 3)
    return <AnswerPhotos photos={photos} error="" />
  }
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = nothing
  renderIn('id', <Chosen />)
  await choose('b.jpg', 'c.jpg', 'd.jpg', 'e.jpg')
  const words = '2 foto melebihi batas 3 dan tidak ditambahkan: d.jpg dan e.jpg.'
  expect(screen.getByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Hapus a.jpg/ }))
  await choose('f.jpg')
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByText('f.jpg')).toBeInTheDocument()
})

it('sends no photo that goes while it is made smaller, and one asked for twice once', async () => {
  const uploads: unknown[] = []
  api.defaults.adapter = async (config) => {
    uploads.push(config.data)
    const data = { file_name: 'a.jpg', file_download_uri: '/v1/public/media/1', size: 8 }
    return { data, status: 200, statusText: '', headers: {}, config }
  }
  const held = holdObjectUrls()
  let list: readonly AnswerPhoto[] = []
  const now = () => {
    const change = (changed: (photos: typeof list) => typeof list) => (list = changed(list))
    return answerPhotos({ list, change }, 'token', 3)
  }
  const large = new File([new Uint8Array(photoMaxBytes + 1)], 'a.jpg', { type: 'image/jpeg' })
  now().add([large, large])
  const [first, second] = list
  if (!first || !second) throw new Error('no photos')
  const { finish } = pretendShrinking()
  const shrinking = [first, second, second].map((each) => now().shrink(each))
  now().remove(first.id)
  finish()
  expect(await Promise.all(shrinking)).toEqual([true, true, true])
  expect(list).toMatchObject([{ id: second.id, state: 'SUCCESS' }])
  expect(uploads).toHaveLength(1)
  expect([...held]).toEqual([list[0]?.previewUrl])
})
