import { type Browser, chromium } from '@playwright/test'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const require = createRequire(import.meta.url)

/**
 * Chromium 106 of September 2022, the last one of Android 6 and nearly the oldest that Playwright can press in; `browserslist` in package.json
 * goes a little further back. It comes with a package of the registry, packed for programs that run beside no installed browser.
 */
export async function openOlderChromium(): Promise<{
  browser: Browser
  stop: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'older-chromium-'))
  const executablePath = join(folder, 'chromium')
  await pipeline(
    createReadStream(require.resolve('@sparticuz/chromium/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(executablePath, { mode: 0o700 }),
  )
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const stop = async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
  return { browser, stop }
}
