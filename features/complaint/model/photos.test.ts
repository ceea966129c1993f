import { describe, expect, it } from 'vitest'
import {
  addPhotos,
  advancePhoto,
  clearUploads,
  isGood,
  markUploaded,
  newPhoto,
  photoErrors,
  removePhoto,
  replaceFile,
  restartPhoto,
  roomFor,
  type PhotoError,
} from './photos'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])
const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
const photo = (id: string, errors: PhotoError[] = []) =>
  newPhoto(id, { file, previewUrl: `blob:${id}`, errors })

describe('photoErrors', () => {
  it('takes a file of exactly 1 MB and refuses one byte more', () => {
    expect(photoErrors({ size: 1_048_576, type: 'image/jpeg' }, jpeg)).toEqual([])
    expect(photoErrors({ size: 1_048_577, type: 'image/jpeg' }, jpeg)).toEqual(['photoSize'])
  })

  it('takes png, jpeg and jpg, and nothing else', () => {
    expect(photoErrors({ size: 1, type: 'image/png' }, png)).toEqual([])
    expect(photoErrors({ size: 1, type: 'image/jpg' }, jpeg)).toEqual([])
    expect(photoErrors({ size: 1, type: 'image/gif' }, png)).toEqual(['photoType'])
  })

  it('refuses bytes that are no picture, whatever the name says', () => {
    expect(photoErrors({ size: 1, type: 'image/png' }, new Uint8Array([1, 2, 3]))).toEqual([
      'photoType',
    ])
  })

  it('names size and type when both are wrong', () => {
    expect(photoErrors({ size: 2_000_000, type: 'application/pdf' }, png)).toEqual([
      'photoSize',
      'photoType',
    ])
  })
})

describe('list of photos', () => {
  it('ignores photos beyond ten', () => {
    const nine = Array.from({ length: 9 }, (_, index) => photo(String(index)))
    const added = addPhotos(nine, [photo('a'), photo('b')])
    expect(added.map(({ id }) => id).slice(-2)).toEqual(['8', 'a'])
    expect(roomFor(added)).toBe(0)
  })

  it('removes by id', () => {
    expect(removePhoto([photo('a'), photo('b')], 'a').map(({ id }) => id)).toEqual(['b'])
  })

  it('moves from NONE through UPLOADING to SUCCESS', () => {
    const start = [photo('a')]
    const half = advancePhoto(start, 'a', 50)
    const done = advancePhoto(half, 'a', 100)
    expect([
      start[0]?.image_upload_status,
      half[0]?.image_upload_status,
      done[0]?.image_upload_status,
    ]).toEqual(['NONE', 'UPLOADING', 'SUCCESS'])
    expect(done.every(isGood)).toBe(true)
  })

  it('ends in ERROR when the file has errors, again after a retry', () => {
    const refused = advancePhoto([photo('a', ['photoSize'])], 'a', 100)
    const restarted = restartPhoto(refused, 'a')
    expect(refused[0]?.image_upload_status).toBe('ERROR')
    expect(restarted[0]).toMatchObject({
      image_upload_progress: 0,
      image_upload_status: 'UPLOADING',
    })
    expect(advancePhoto(restarted, 'a', 100)[0]?.image_upload_status).toBe('ERROR')
  })

  it('puts a smaller copy in the place of a file and starts over', () => {
    const smaller = new File(['y'], 'kecil.jpg', { type: 'image/jpeg' })
    const [replaced] = replaceFile([photo('a', ['photoSize'])], 'a', {
      file: smaller,
      previewUrl: 'blob:b',
      errors: [],
    })
    expect(replaced).toMatchObject({
      id: 'a',
      image_file: smaller,
      errors: [],
      image_upload_progress: 0,
      image_upload_status: 'UPLOADING',
    })
  })

  it('remembers what the server has taken until it is told to forget', () => {
    const taken = { file_name: 'a.jpg', file_download_uri: '/v1/public/media/1', size: 1 }
    const marked = markUploaded([photo('a'), photo('b')], 'a', taken)
    expect(marked.map(({ uploaded }) => uploaded)).toEqual([taken, null])
    expect(clearUploads(marked).map(({ uploaded }) => uploaded)).toEqual([null, null])
  })
})
