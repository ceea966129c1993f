import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { crawledAt, crawledPort, crawledWeatherPort } from './tests/e2e/crawl/crawled-portal'
import { editorPort, previewSecret } from './tests/e2e/support/preview-settings'
import { phone } from './tests/e2e/support/windows'
import { bmkgStubPort } from './tests/support/bmkg-global-setup'
import { withStoppedClock } from './tests/support/stopped-clock'

const port = 3210
const isRoot = process.getuid?.() === 0
// Workers load this file again; the folder is handed down so that all of them mean the same server.
process.env.PORTAL_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))

const gracefulShutdown = { signal: 'SIGTERM', timeout: 15_000 } as const
const portalEnv = (ownPort: number, weatherPort: number) => ({
  PORT: String(ownPort),
  SITE_ORIGIN: `http://127.0.0.1:${ownPort}`,
  PORTAL_API_KEY: 'e2e-key-for-tests',
  PREVIEW_SECRET: previewSecret,
  EDITOR_ORIGIN: `http://127.0.0.1:${editorPort}`,
  RATE_LIMIT_SCALE: '1000',
  NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/news',
  NOTIFY_WEBHOOK_SECRET: 'secret-of-the-gateway-for-the-tests',
  WEATHER_API_URL: `http://127.0.0.1:${weatherPort}/publik/prakiraan-cuaca`,
})

export default defineConfig({
  testDir: 'tests/e2e',
  // The weather agency's stand-ins.
  globalSetup: './tests/support/bmkg-global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Twice as many as CI has processors: many tests wait, for an animation or a lost connection.
  workers: 4,
  // One folder for what all pictures are compared with.
  snapshotPathTemplate: '{testDir}/crawl/references/{arg}{ext}',
  // A test that passes on its second try is a defect like any other.
  retries: 0,
  forbidOnly: true,
  // No promises of the product: four windows on two processors that are slow today still get through. How fast pages are is measured elsewhere.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Pages register one a few seconds after they are loaded; only the tests about it want its hand in what they see.
    serviceWorkers: 'block',
    ...phone,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page lives long enough here for its scripts to be worth compiling twice: a third less processor time.
        '--js-flags=--no-turbofan,--no-maglev',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
    timezoneId: 'Asia/Jakarta',
  },
  webServer: [
    // Both seed their folders at the same time: only who crawls waits for this one, see `crawler.ts`.
    {
      command: 'node dist/portal.mjs migrate && exec node dist/server.mjs',
      gracefulShutdown,
      env: {
        ...portalEnv(crawledPort, crawledWeatherPort),
        DATA_DIR: `${process.env.PORTAL_E2E_DATA}-crawled`,
        NODE_OPTIONS: withStoppedClock(crawledAt),
      },
    },
    {
      // A copy of what the first start leaves is for the portals that some tests start themselves.
      command:
        'node dist/portal.mjs migrate && cp -R "$DATA_DIR" "$DATA_DIR-seeded" && exec node dist/server.mjs',
      url: `http://127.0.0.1:${port}/v1/health/ready`,
      reuseExistingServer: false,
      // Two portals that seed, read from a cold disk beside other work, took more than two minutes.
      timeout: 240_000,
      gracefulShutdown,
      env: { ...portalEnv(port, bmkgStubPort), DATA_DIR: process.env.PORTAL_E2E_DATA },
    },
  ],
})
