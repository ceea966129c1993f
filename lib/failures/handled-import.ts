declare global {
  interface Document {
    /** How many are on their way; read by `missingScriptWatch`. */
    handledImports?: number
  }
}

const count = (change: number) => {
  document.handledImports = (document.handledImports ?? 0) + change
}

/**
 * Fetches code whose failure the caller tells where it happened. Before the page has loaded, the watch over its scripts would keep such a
 * failure to itself: the page would be loaded anew, and then wait for ever.
 * @throws when a chunk does not arrive
 */
export async function handledImport<T>(load: () => Promise<T>): Promise<T> {
  count(1)
  try {
    return await load()
  } finally {
    count(-1)
  }
}
