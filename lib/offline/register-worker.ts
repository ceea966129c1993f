/** Where the service worker is served; its scope is everything below the same folder, so the whole portal. */
const workerPath = '/service-worker.js'

/**
 * Registers the worker that answers without network. Browsers without one, and pages without TLS, lose nothing but that.
 * @returns undefined where there is none
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Missing on pages without TLS, whatever the types say.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return undefined
  try {
    // The browser asks for the worker itself past its own cache, so that a withdrawn one goes at the next visit.
    await workers.register(workerPath, { updateViaCache: 'none' })
    return await workers.ready
  } catch (error) {
    console.warn('Reading without network not set up', error)
    return undefined
  }
}
