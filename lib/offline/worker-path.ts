/** Where the service worker is served; its scope is everything below the same folder, so the whole portal. */
export const workerPath = '/service-worker.js'
