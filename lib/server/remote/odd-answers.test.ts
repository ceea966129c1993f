import { describe, expect, it } from 'vitest'
import { complaintWith } from '../../../tests/crash/rounds'
import { createRemoteComplaints } from './complaints'
import { createRemoteHandling } from './handling'
import { createRemoteMedia } from './media'
import type { Remote } from './remote'
import { createRemoteApi } from './remote-api'

/** A provincial API that gives every call the same response. */
function remoteWith(status: number, body: string, type: string): Remote {
  const api = createRemoteApi({
    baseUrl: 'https://api.example',
    siteOrigin: 'https://portal.example',
    apiKey: 'kunci',
    operatorToken: 'token',
    transport: async () => ({
      status,
      header: (name) => (name === 'content-type' ? type : undefined),
      bytes: Buffer.from(body),
    }),
    pause: async () => undefined,
  })
  return { api, siteOrigin: 'https://portal.example', reading: () => ({}) }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
const photo = { file_name: 'a.jpg', file_download_uri: '/v1/public/media/1', size: 1 }

describe('a complaint that meets no API', () => {
  it.each([
    [404, 'default backend - 404', 'text/plain'],
    [404, '{"message":"no Route matched with those values"}', 'application/json'],
    [405, '<h1>405 Not Allowed</h1>', 'text/html'],
  ])('may be sent again, and so may its photos: %i %s', async (status, body, type) => {
    const remote = remoteWith(status, body, type)
    expect([
      await codeOf(createRemoteComplaints(remote).create(complaintWith(photo), 'kunci-formulir')),
      await codeOf(
        createRemoteMedia(remote).savePhoto(
          { bytes: Uint8Array.from([1]), originalName: 'a.jpg' },
          'kunci-formulir',
        ),
      ),
    ]).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  })
})

describe('what officers read of an API that answers with something else', () => {
  const json = 'application/json'

  it('is no unknown complaint', async () => {
    const handling = createRemoteHandling(remoteWith(200, '{"data":{"title":"x"}}', json), 'token')
    expect(await codeOf(handling.show('JBR-20260101-00000X', null))).toBe('UNAVAILABLE')
  })

  it('is no unknown complaint either while no token is valid there', async () => {
    const of = (code: string) => {
      const body = JSON.stringify({ message: 'x', code })
      const handling = createRemoteHandling(remoteWith(404, body, json), 'token')
      return Promise.all([
        codeOf(handling.show('JBR-1', null)),
        codeOf(handling.photo('JBR-1', '1')),
      ])
    }
    expect(await of('ROUTE_NOT_FOUND')).toEqual(['ROUTE_NOT_FOUND', 'ROUTE_NOT_FOUND'])
    expect(await of('ITEM_NOT_FOUND')).toEqual(['answered', 'answered'])
  })

  it('are no events, and no fault of this portal', async () => {
    const body = '{"data":[{"cursor":"7","type":"something new"}],"meta":{"cursor":"7"}}'
    const handling = createRemoteHandling(remoteWith(200, body, json), 'token')
    expect(await codeOf(handling.events({ after: 0, limit: 10 }))).toBe('UNAVAILABLE')
  })
})
