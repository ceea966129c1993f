import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { CommandFailure } from '../../output'
import type { Opening, Seal } from './seal'

// The same object under two declarations, Node's and the browser's.
const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(
    Readable.from(source, { objectMode: false }),
  ) as unknown as ReadableStream<Uint8Array>

/** Closes to a public key; only its private half opens again. @throws CommandFailure when the key is none */
export function sealTo(recipient: string): Seal {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new CommandFailure(
      'BACKUP_RECIPIENT is no public key of age: a letter is wrong or missing.',
    )
  }
  return {
    ending: '.age',
    bytes: (plain) => encrypter.encrypt(plain),
    stream: async (plain) => encrypter.encrypt(toWeb(plain)),
  }
}

const unopened = () =>
  new CommandFailure(
    'The key of --identity does not open the backup, or what it should open is damaged.',
  )

/** Opens with the private keys of a file as `age-keygen` writes it. @throws CommandFailure when it holds none */
export async function openWith(identityFile: string): Promise<Opening> {
  const text = await readFile(identityFile, 'utf8').catch(() => {
    throw new CommandFailure(`The identity file ${identityFile} cannot be read.`)
  })
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const decrypter = new Decrypter()
  try {
    for (const identity of identities) decrypter.addIdentity(identity)
  } catch {
    identities.length = 0
  }
  if (identities.length === 0)
    throw new CommandFailure(`${identityFile} holds no private key of age (AGE-SECRET-KEY-1…).`)
  async function* opened(closed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* await decrypter.decrypt(toWeb(closed))
    } catch (error) {
      throw error instanceof CommandFailure ? error : unopened()
    }
  }
  return {
    bytes: (closed) =>
      decrypter.decrypt(closed).catch(() => {
        throw unopened()
      }),
    stream: (closed) => Promise.resolve(opened(closed)),
  }
}
