/** Mark in the page of a document where a page of its file begins. */
export const filePageId = (number: number) => `halaman-${number}`
