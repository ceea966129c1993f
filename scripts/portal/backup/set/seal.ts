/** How what is written to a set is closed. Encrypted objects are files of age: Debian's program `age` opens them too. */
export interface Seal {
  /** End of the names of what is sealed. */
  ending: '.age' | ''
  bytes: (plain: Uint8Array) => Promise<Uint8Array>
  stream: (plain: AsyncIterable<Uint8Array>) => Promise<AsyncIterable<Uint8Array>>
}
export type Opening = Pick<Seal, 'bytes' | 'stream'>

/** For sets without encryption. */
export const openSeal: Seal = {
  ending: '',
  bytes: (plain) => Promise.resolve(plain),
  stream: (plain) => Promise.resolve(plain),
}
