import type { Instrumentation } from 'next'

/** Opens the database before the first request under `next dev` and `next start`; under server.ts it is open already. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openPortal } = await import('@/lib/server/open-portal')
  await openPortal()
}

/** Called by Next for each failure of a page or route that nobody caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRenderFailure } = await import('@/lib/server/observability/render-failures')
  logRenderFailure(error, request, context)
}
