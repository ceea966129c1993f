import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { AnswerPhotos } from './answer-photos'
import type { AnswerPhoto, AnswerPhotos as Photos } from './chosen-photos'

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
  add: nothing,
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
