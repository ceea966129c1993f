/** A setting is missing or wrong; the message is one line that names it. */
export class EnvError extends Error {
  override name = 'EnvError'
}
