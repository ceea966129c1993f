/** Fewest characters of a complaint number that are worth asking for (contract, section 10). */
export const numberMin = 5

/** A complaint number as people type it: spaces dropped, upper case, look-alike letters folded (O→0, I and L→1). */
export function typedNumber(value: string): string {
  const typed = value.normalize('NFKC').toUpperCase().replace(/\s+/g, '')
  return typed.startsWith('JBR')
    ? `JBR${typed.slice(3).replace(/O/g, '0').replace(/[IL]/g, '1')}`
    : typed
}

/** What people put between the characters of a number or a secret, and around it; invisible signs come with a copy. */
export const separators = /[\s\p{Pd}\p{Cf}\p{Ps}\p{Pe}_.,;:#]+/gu

/** The same without dashes and other separators, for comparing two numbers however they were typed. */
export const plainNumber = (value: string): string =>
  typedNumber(value.normalize('NFKC').replace(separators, ''))
