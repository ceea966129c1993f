/** Address that starts a call. It holds digits and plus only; people write spaces, dots and dashes between them. */
export const telephoneHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
