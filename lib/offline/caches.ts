/** Names of what the portal keeps on the device for times without network. Page and service worker share them. */
export const formCache = 'form-shell'
/** Copies of pages that a person has saved. */
export const savedPagesCache = 'saved-pages'
/** Styles and pictures of those copies. */
export const savedFilesCache = 'saved-files'

/** What a page says to the worker when the complaint form shall be kept; the worker answers on the port that comes along, if one does. */
export const keepForm = 'keep-form'
