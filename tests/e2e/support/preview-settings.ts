/** Signs the preview links of the portal under test; its commands need the same. */
export const previewSecret = 'for-end-to-end-tests-and-nothing-else'
/** Port of the editors' own page, which tests serve themselves. */
export const editorPort = 3212
