import { expect, test } from 'vitest'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { readUpload } from './upload-form'

const address = 'http://localhost/v1/public/media/upload'
const photo = (bytes = 3) => new File([new Uint8Array(bytes)], 'jalan.jpg', { type: 'image/jpeg' })

function upload(fields: [string, string | File][], query = '?domain=aduan-warga') {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return new Request(`${address}${query}`, { method: 'POST', body })
}

test('takes the file, with the domain in the query or in the form', async () => {
  const wanted = { originalName: 'jalan.jpg', bytes: new Uint8Array(3) }
  expect(await readUpload(upload([['file', photo()]]))).toEqual(wanted)
  expect(
    await readUpload(
      upload(
        [
          ['file', photo()],
          ['domain', 'aduan-warga'],
          ['alias_url', '1'],
        ],
        '',
      ),
    ),
  ).toEqual(wanted)
})

test.each([
  ['no domain', upload([['file', photo()]], ''), 'domain'],
  ['another domain', upload([['file', photo()]], '?domain=berita'), 'domain'],
  [
    'two domains that differ',
    upload([
      ['file', photo()],
      ['domain', 'berita'],
    ]),
    'domain',
  ],
  ['no file', upload([]), 'file'],
  ['text instead of a file', upload([['file', 'halo']]), 'file'],
  [
    'two files',
    upload([
      ['file', photo()],
      ['file', photo()],
    ]),
    'file',
  ],
])('refuses %s', (_, request, field) =>
  expect(readUpload(request)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { fields: { [field]: expect.any(Array) } },
  }),
)

test('refuses other kinds of body and broken forms', async () => {
  const json = new Request(`${address}?domain=aduan-warga`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const broken = new Request(`${address}?domain=aduan-warga`, {
    method: 'POST',
    body: '--x\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  await expect(readUpload(json)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  await expect(readUpload(broken)).rejects.toMatchObject({ code: 'UNREADABLE_BODY' })
})

test('refuses one byte more than 1 MiB, by the file and by the whole body', async () => {
  await expect(readUpload(upload([['file', photo(photoMaxBytes)]]))).resolves.toBeDefined()
  await expect(readUpload(upload([['file', photo(photoMaxBytes + 1)]]))).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  })
  await expect(readUpload(upload([['file', photo(2 * photoMaxBytes)]]))).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  })
})

test('stops reading an endless body', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  // Streams as bodies need the option; the DOM's types do not know it.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: endless,
    headers,
    duplex: 'half',
  }
  const request = new Request(`${address}?domain=aduan-warga`, init)
  await expect(readUpload(request)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})

test('a name of a megabyte is cut to what file systems allow', async () => {
  const named = new File([new Uint8Array(3)], `${'a'.repeat(1_048_576)}.jpg`)
  expect((await readUpload(upload([['file', named]]))).originalName).toBe('a'.repeat(255))
})
