/** The highest number that an item can have: nine digits, which the integer column of a database holds. */
export const itemIdMax = 999_999_999

const digits = /^[1-9]\d*$/

/** The number in an address that names an item; null when it can name none. */
export function itemId(text: string): number | null {
  const number = digits.test(text) ? Number(text) : null
  return number !== null && number <= itemIdMax ? number : null
}
