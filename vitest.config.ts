import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = [
  { find: /^@\//, replacement: root },
  // The guard throws outside Next; unit tests run the same modules in plain Node.
  { find: /^server-only$/, replacement: `${root}tests/support/server-only.ts` },
]

// Nothing here measures time; a busy machine must not fail a test that is right.
const slowMachineMs = 20_000

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: slowMachineMs,
          include: ['components/**/*.test.ts', 'lib/**/*.test.ts', 'scripts/**/*.test.ts', 'messages/**/*.test.ts', 'features/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['components/**/*.test.tsx', 'features/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-dom.ts'],
          testTimeout: slowMachineMs,
        },
      },
      {
        resolve: { alias },
        test: { name: 'api', environment: 'node', include: ['tests/{api,crash,search}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000, fileParallelism: false },
      },
    ],
  },
})
