// Plain Node, because the script that writes the files of the archive runs without a build.

/** Facts of a file that are words. */
const facts = ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer']
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Makes pdfkit write the facts of a file (title, author, …) as XML into its metadata; by itself it puts them there as they are, and one `&`
 * keeps every reader from the whole of it. To be called before `end`.
 */
export function escapeMetadata(doc) {
  const { endMetadata } = doc
  doc.endMetadata = () => {
    // The other place of these facts, which is no XML, has been written by now.
    for (const fact of facts) {
      if (typeof doc.info[fact] === 'string')
        doc.info[fact] = doc.info[fact].replace(/[&<>]/g, (sign) => entities[sign])
    }
    endMetadata.call(doc)
  }
}
