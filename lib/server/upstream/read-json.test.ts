import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBmkgStub, type BmkgMood, type BmkgStub } from '../../../tests/support/bmkg-stub'
import { readUpstreamJson } from './read-json'
import { UpstreamFailure } from './upstream-failure'

let stub: BmkgStub
beforeEach(async () => {
  stub = await startBmkgStub()
})
afterEach(() => stub.close())

const read = (timeoutMs?: number) =>
  readUpstreamJson(new URL(`${stub.url}?adm4=32.73.09.1003`), timeoutMs)
const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof UpstreamFailure ? error : null),
  )

describe('readUpstreamJson', () => {
  it.each(['good', 'packed'] as const)('reads a %s answer', async (mood) => {
    stub.setMood(mood)
    expect(await read()).toMatchObject({ lokasi: { desa: 'Citarum' } })
  })

  it.each<[BmkgMood, string, boolean]>([
    ['broken', 'status 500', true],
    ['busy', 'status 429', false],
    ['unknownVillage', 'status 404', false],
    ['hangingUp', 'network', true],
    ['cutOff', 'network', true],
    ['html', 'format', false],
    ['tooBig', 'too-large', false],
    ['packedTooBig', 'too-large', false],
    ['brotli', 'encoding', false],
    ['elsewhere', 'redirect 302', false],
  ])('names a %s answer "%s"', async (mood, message, isTransient) => {
    stub.setMood(mood)
    expect(await failureOf(read())).toMatchObject({ message, isTransient })
  })

  it('follows no redirect', async () => {
    stub.setMood('elsewhere')
    await failureOf(read())
    expect(stub.requests).toHaveLength(1)
  })

  it.each(['silent', 'dripping'] as const)('gives up on a %s server in time', async (mood) => {
    stub.setMood(mood)
    expect(await failureOf(read(80))).toMatchObject({ message: 'timeout', isTransient: true })
  })

  it('names a server that is not there', async () => {
    const { url } = stub
    await stub.close()
    const failure = await failureOf(readUpstreamJson(new URL(url)))
    stub = await startBmkgStub()
    expect(failure).toMatchObject({ message: 'network' })
  })
})
