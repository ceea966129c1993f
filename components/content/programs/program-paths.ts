/** Where the featured programmes live. */
export const programsPath = '/tentang-jawa-barat/program-unggulan'

/** Fragment of an opened programme, so that the browser goes to it. */
export const programAnchor = (id: number) => `program-${id}`
