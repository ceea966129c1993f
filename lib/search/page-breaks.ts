/** Between the pages of a file's text, as `pdftotext` and printers have it. */
export const pageBreak = '\f'

/** A text of several pages as one running text. */
export const withoutPageBreaks = (text: string) => text.replaceAll(pageBreak, ' ')
