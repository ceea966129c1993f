// Plain JavaScript, because the script that writes the archive's files runs without a build.

/** Metadata fields that are texts. */
const facts = ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer']
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Makes pdfkit escape a file's metadata (title, author, …) in XMP; by itself it writes them as they are, and one `&`
 * makes the whole of it unreadable. Call it before `end`.
 */
export function escapeMetadata(doc) {
  const { endMetadata } = doc
  doc.endMetadata = () => {
    // The document information dictionary, which is no XML, has been written by now.
    for (const fact of facts) {
      if (typeof doc.info[fact] === 'string')
        doc.info[fact] = doc.info[fact].replace(/[&<>]/g, (sign) => entities[sign])
    }
    endMetadata.call(doc)
  }
}
