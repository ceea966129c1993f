/** Fewest characters of a complaint number that are worth asking for (contract, section 10). */
export const numberMin = 5

/** A complaint number as people type it: spaces dropped, upper case, look-alike letters folded (O→0, I and L→1). */
export function typedNumber(value: string): string {
  const typed = value.normalize('NFKC').toUpperCase().replace(/\s+/g, '')
  return typed.startsWith('JBR')
    ? `JBR${typed.slice(3).replace(/O/g, '0').replace(/[IL]/g, '1')}`
    : typed
}
