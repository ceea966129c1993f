import { crawledAt, crawledWeatherPort } from '@/tests/e2e/crawl/crawled-portal'
import { startBmkgStub } from './bmkg-stub'

/** Port of the weather agency's stand-in during end-to-end tests; playwright.config.ts passes it to the portal under test. */
export const bmkgStubPort = 3211

/** Lets each portal under test ask a weather agency of its own time. Runs once, in the process that runs the workers. */
export default async function startAgencies() {
  const stubs = [
    await startBmkgStub(bmkgStubPort),
    await startBmkgStub(crawledWeatherPort, () => crawledAt),
  ]
  return async () => {
    for (const stub of stubs) await stub.close()
  }
}
