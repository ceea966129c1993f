import type { Instrumentation } from 'next'

/**
 * Opens the database before the first request under `next dev` and `next start`. Under server.ts it is open already, and what opens it, which
 * Next has a copy of, is not even loaded.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isPortalOpen } = await import('@/lib/server/portal')
  if (isPortalOpen()) return
  const { openPortal } = await import('@/lib/server/open-portal')
  await openPortal()
}

/** Called by Next for each failure of a page or route that nobody caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRenderFailure } = await import('@/lib/server/http/render/transient-renders')
  noteRenderFailure(error, request)
  const { logRenderFailure } = await import('@/lib/server/observability/render-failures')
  logRenderFailure(error, request, context)
}
