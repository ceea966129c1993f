import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNearDuplicate } from '@/lib/server/complaints/embedded/handling/near-duplicate-photos'
import { areSimilarHashes } from '@/lib/server/media/embedded/perceptual-hash'
import { hashBands } from '@/lib/server/media/embedded/hash-bands'
import { seededRandom } from '@/lib/server/seed/demo-complaints/random'
import { backends, type TestBackend } from './complaints-backend'

const bits = 64
const random = seededRandom(11)
const anyHash = () => Array.from({ length: bits }, () => String(random.below(2))).join('')
/** Another picture that differs in so many bits, anywhere or at the given ones. */
function withFlippedBits(hash: string, places: readonly number[]): string {
  const signs = hash.split('')
  for (const place of places) signs[place] = signs[place] === '0' ? '1' : '0'
  return signs.join('')
}
const somePlaces = (count: number) => {
  const places = new Set<number>()
  while (places.size < count) places.add(random.below(bits))
  return [...places]
}

describe('the bands of a picture', () => {
  test('are shared by every picture that looks alike, however its bits lie', () => {
    const hash = anyHash()
    const bands = hashBands(hash)
    expect(bands.map(({ values }) => values.length)).toEqual([137, 17, 17, 17])
    const isFound = (other: string) =>
      bands.some(({ start, length, values }) =>
        values.includes(other.slice(start - 1, start - 1 + length)),
      )
    // How 8 bits may be spread over four bands, each spread once.
    for (let a = 0; a <= 8; a += 1)
      for (let b = 0; a + b <= 8; b += 1)
        for (let c = 0; a + b + c <= 8; c += 1) {
          const spread = [a, b, c, 8 - a - b - c]
          const places = spread.flatMap((count, band) =>
            Array.from({ length: count }, (_each, index) => band * 16 + index),
          )
          expect(isFound(withFlippedBits(hash, places)), spread.join('+')).toBe(true)
        }
    expect(isFound(withFlippedBits(hash, [0, 1, 2, 16, 17, 32, 33, 48, 49]))).toBe(false)
  })
})

describe.each(backends)('near copies on $name', ({ open }) => {
  let backend: TestBackend
  const stored: string[] = []
  beforeAll(async () => {
    backend = await open()
    const rows = Array.from({ length: 1_200 }, () => {
      const hash = anyHash()
      stored.push(hash)
      return photo(hash)
    })
    for (let done = 0; done < rows.length; done += 200)
      await backend.db
        .insertInto('photos')
        .values(rows.slice(done, done + 200))
        .execute()
  })
  afterAll(() => backend.close())

  const photo = (hash: string | null, key: string | null = 'f'.repeat(64)) => ({
    id: randomBytes(16).toString('hex'),
    content_type: 'image/jpeg' as const,
    content_hash: 'a'.repeat(64),
    size: 1,
    form_token_hash: key,
    complaint_id: null,
    position: null,
    // Young, or the job for forgotten photos would take it.
    created_at: new Date().toISOString(),
    perceptual_hash: hash,
  })

  test('are the same as those that a look at every photo finds', async () => {
    const found = { near: 0, far: 0 }
    for (let tries = 0; tries < 60; tries += 1) {
      const hash = withFlippedBits(
        stored[random.below(stored.length)] ?? '',
        somePlaces(tries % 13),
      )
      const expected = stored.some((earlier) => areSimilarHashes(earlier, hash))
      expect(await findNearDuplicate(backend.db, hash, 'own'), `${tries % 13} bits`).toBe(expected)
      found[expected ? 'near' : 'far'] += 1
    }
    expect(found.near).toBeGreaterThan(30)
    expect(found.far).toBeGreaterThan(10)
  })

  test('of the same act do not count, and photos without a look are passed over', async () => {
    const hash = anyHash()
    await backend.db
      .insertInto('photos')
      .values([photo(hash, 'own'), photo(null, 'other')])
      .execute()
    expect(await findNearDuplicate(backend.db, hash, 'own')).toBe(false)
    expect(await findNearDuplicate(backend.db, hash, 'another')).toBe(true)
  })

  test('are found behind more than a piece of others that share a band', async () => {
    const [half, other] = ['0'.repeat(16), '1'.repeat(48)]
    const crowd = Array.from({ length: 1_100 }, () => photo(`${half}${anyHash().slice(16)}`))
    for (let done = 0; done < crowd.length; done += 200)
      await backend.db
        .insertInto('photos')
        .values(crowd.slice(done, done + 200))
        .execute()
    expect(await findNearDuplicate(backend.db, `${half}${other}`, 'own')).toBe(false)
    await backend.db
      .insertInto('photos')
      .values({ ...photo(`${half}${other}`), id: 'f'.repeat(32) })
      .execute()
    expect(
      await findNearDuplicate(backend.db, `${half}${withFlippedBits(other, [1, 20])}`, 'own'),
    ).toBe(true)
  })
})
