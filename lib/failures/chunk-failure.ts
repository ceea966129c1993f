// Names and texts of the bundler and of the browsers, which say it differently.
const texts =
  /loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

/** True when a part of the portal's scripts could not be fetched: the connection broke, or a new version has taken the files away. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || texts.test(error.message))
