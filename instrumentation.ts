/** Opens the database before the first request under `next dev` and `next start`; under server.ts it is open already. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openPortal } = await import('@/lib/server/open-portal')
  await openPortal()
}
