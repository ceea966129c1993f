import { act, screen } from '@testing-library/react'
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
