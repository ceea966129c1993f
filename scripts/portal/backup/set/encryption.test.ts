import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, describe, expect, it } from 'vitest'
import { openWith, sealTo } from './encryption'
import { openObjectFolder } from './object-folder'
import { objectMaxBytes } from './object-store'
import { readPieces, writePieces } from './pieces'

const folder = mkdtempSync(join(tmpdir(), 'portal-seal-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* parts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}
async function joined(stream: AsyncIterable<Uint8Array>) {
  const held: Uint8Array[] = []
  for await (const piece of stream) held.push(piece)
  return Buffer.concat(held)
}

async function keyPair(name: string) {
  const identity = await generateX25519Identity()
  const file = join(folder, name)
  writeFileSync(file, `# created: today\n# public key: …\n${identity}\n`)
  return { file, recipient: await identityToRecipient(identity) }
}

describe('encryption of a set', () => {
  it('gives back what was closed, for the right key only', async () => {
    const [right, wrong] = [await keyPair('right'), await keyPair('wrong')]
    const seal = sealTo(right.recipient)
    const photo = randomBytes(200_000)
    const closed = await seal.bytes(photo)
    expect(Buffer.from(closed.subarray(0, 21)).toString()).toBe('age-encryption.org/v1')
    expect(Buffer.from(await (await openWith(right.file)).bytes(closed)).equals(photo)).toBe(true)
    await expect((await openWith(wrong.file)).bytes(closed)).rejects.toThrow(
      /--identity does not open/,
    )
    closed[closed.length - 1] = (closed.at(-1) ?? 0) ^ 1
    await expect((await openWith(right.file)).bytes(closed)).rejects.toThrow(/damaged/)
  })

  it('refuses keys that are none', async () => {
    expect(() => sealTo(`age1${'q'.repeat(58)}`)).toThrow(/BACKUP_RECIPIENT/)
    writeFileSync(join(folder, 'empty'), '# nothing\n')
    await expect(openWith(join(folder, 'empty'))).rejects.toThrow(/holds no private key/)
    await expect(openWith(join(folder, 'absent'))).rejects.toThrow(/cannot be read/)
  })

  it('of a long stream is cut into objects of bounded size, and a cut end is noticed', async () => {
    const { file, recipient } = await keyPair('stream')
    const store = openObjectFolder(folder)
    const plain = randomBytes(objectMaxBytes + 70_000)
    const written = await writePieces(
      store,
      'databases/x',
      await sealTo(recipient).stream(parts(plain, 999_999)),
    )
    const sizes = readdirSync(join(folder, 'databases'))
      .toSorted()
      .map((name) => statSync(join(folder, 'databases', name)).size)
    expect([written.pieces, sizes[0], sizes.length]).toEqual([2, objectMaxBytes, 2])
    expect(sizes.reduce((sum, size) => sum + size)).toBe(written.stored)
    const opening = await openWith(file)
    expect(
      (await joined(await opening.stream(readPieces(store, 'databases/x', written)))).equals(plain),
    ).toBe(true)
    await expect(
      opening.stream(readPieces(store, 'databases/x', { pieces: 1 })).then(joined),
    ).rejects.toThrow(/damaged/)
    await expect(
      opening.stream(readPieces(store, 'databases/x', { pieces: 3 })).then(joined),
    ).rejects.toThrow(/databases\/x\.0002 is missing/)
  })
})
