/** A content file breaks its schema; the message names file, field and reason. */
export class ContentError extends Error {
  override name = 'ContentError'
}
