import { startBmkgStub } from './bmkg-stub'

/** Port of the weather agency's stand-in during end-to-end tests; playwright.config.ts passes it to the portal under test. */
export const bmkgStubPort = 3211

/** Lets the portal under test ask a weather agency. Runs once, in the process that runs the workers. */
export default async function startAgency() {
  const stub = await startBmkgStub(bmkgStubPort)
  return () => stub.close()
}
