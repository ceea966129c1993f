const scripts = 'script[src*="/_next/static/"]'

// Zero stands for a broken connection. Browsers that do not tell the status leave it out, and nothing is known there.
const hasFailed = (address: string) => {
  const status = performance.getEntriesByName(address, 'resource').filter((entry) => entry instanceof PerformanceResourceTiming).at(-1)?.responseStatus
  return status === 0 || (status !== undefined && status >= 400)
}

/**
 * True when a script that stands in the document itself did not arrive. The bundler waits for such a script for ever, so the part of the
 * page that needs it looks finished and stays dead.
 */
export const lacksOwnScript = (): boolean => [...document.querySelectorAll<HTMLScriptElement>(scripts)].some(({ src }) => hasFailed(src))
