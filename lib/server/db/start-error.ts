/** The portal cannot start; the message is one line that a person can act on. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Another process prepares the database for longer than anybody should. */
export const startLockHeld = () =>
  new StartError(
    'Another process has been preparing the database for two minutes; stop it and start again.',
  )
