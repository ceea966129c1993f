/** The portal cannot start; the message is one line that a person can act on. */
export class StartError extends Error {
  override name = 'StartError'
}
