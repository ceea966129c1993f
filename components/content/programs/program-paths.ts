/** Path of the featured programmes. */
export const programsPath = '/tentang-jawa-barat/program-unggulan'

/** Fragment of an opened programme, so that the browser goes to it. */
export const programAnchor = (id: number) => `program-${id}`
