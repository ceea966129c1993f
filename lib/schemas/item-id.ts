// At most nine digits: anything longer does not fit the integer column of a database.
const digits = /^[1-9]\d{0,8}$/

/** The highest number that an item can have. */
export const itemIdMax = 999_999_999

/** The number in an address that names an item; null when it can name none. */
export const itemId = (text: string): number | null => (digits.test(text) ? Number(text) : null)
