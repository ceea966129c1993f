import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './tests/support/long-files-first'
import { patienceMs } from './tests/support/patience-ms'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = [
  { find: /^@\//, replacement: root },
  // The guard throws outside Next; unit tests run the same modules in plain Node.
  { find: /^server-only$/, replacement: `${root}tests/support/server-only.ts` },
]

// One stand-in for the router in all browser tests, so that they need no modules of their own.
const browserAlias = [
  ...alias,
  { find: /^next\/navigation$/, replacement: `${root}tests/support/next-navigation.ts` },
]

const slowMachineMs = 120_000
/** The same for tests that start portals, run commands of operators or fill databases. */
const slowPortalMs = 400_000
// Whatever waits for what comes by itself: `expect.poll` here, `vi.waitFor` and the testing library in the set-up.
const patience = { expect: { poll: { timeout: patienceMs } } }
const patientSetup = 'tests/support/patience.ts'
// More than CI has processors: many tests wait for a clock, and two of three keep both processors busy meanwhile.
const unit = {
  ...patience,
  setupFiles: [patientSetup],
  testTimeout: slowMachineMs,
  hookTimeout: slowMachineMs * 3,
  maxWorkers: 3,
}

// Modules are loaded once for all files of a worker, which saves most of the time; `fresh-state.ts` puts back what files share.
const together = { isolate: false }
const browserTests = ['components', 'features', 'lib', 'tests/unit'].map(
  (folder) => `${folder}/**/*.test.tsx`,
)
// What puts one module in the place of another would meet those that are loaded already.
const mockingTests = browserTests.map((path) => path.replace('.test.', '.mocking.test.'))
// Settings are read once in a process, so files that change them have one each.
const settingsTests = ['lib/**/*.settings.test.ts', 'scripts/**/*.settings.test.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongFilesFirst },
    // What one project has compiled, the next reads from the disk.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          ...together,
          name: 'node',
          environment: 'node',
          include: [
            'components/**/*.test.ts',
            'lib/**/*.test.ts',
            'scripts/**/*.test.ts',
            'messages/**/*.test.ts',
            'features/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: settingsTests,
        },
      },
      {
        resolve: { alias },
        test: {
          ...unit,
          testTimeout: slowPortalMs,
          name: 'node, settings',
          environment: 'node',
          globalSetup: 'tests/support/seeded-folder-setup.ts',
          include: settingsTests,
        },
      },
      {
        plugins: [react()],
        resolve: { alias: browserAlias },
        test: {
          ...unit,
          ...together,
          name: 'browser',
          environment: 'jsdom',
          include: browserTests,
          exclude: mockingTests,
          setupFiles: [patientSetup, 'tests/support/setup-dom.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { alias: browserAlias },
        test: {
          ...unit,
          name: 'browser, mocking',
          environment: 'jsdom',
          include: mockingTests,
          setupFiles: [patientSetup, 'tests/support/setup-dom.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          // Files that change settings, or replace a module, begin with `vi.hoisted(() => vi.resetModules())`.
          ...together,
          ...patience,
          name: 'api',
          environment: 'node',
          globalSetup: 'tests/support/database-setup.ts',
          setupFiles: [
            patientSetup,
            'tests/support/no-open-portal.ts',
            'tests/support/no-waiting-queries.ts',
          ],
          include: ['tests/{api,cluster,crash,search}/**/*.test.ts'],
          testTimeout: slowPortalMs,
          hookTimeout: slowPortalMs,
          maxWorkers: 4,
        },
      },
    ],
  },
})
