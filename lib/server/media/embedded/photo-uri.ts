/** Root-relative address of a stored photo. */
export const photoUri = (id: string) => `/v1/public/media/${id}`
