// Error names and messages of the bundler and of browsers, which differ.
const texts =
  /loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

/** True when a script chunk could not be loaded: the connection broke, or a new version has removed the file. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || texts.test(error.message))
