import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(process.cwd(), '.next', 'static', 'chunks')

/**
 * Refuses this page the built scripts that contain a string, as a network would that loses them. Looked up in the build: to read each
 * script on its way keeps a loaded machine busy for minutes.
 * @returns lets them through again
 * @throws Error when no script contains it, so that nothing would be refused
 */
export async function refuseChunks(page: Page, containing: string): Promise<() => Promise<void>> {
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(containing),
  )
  if (names.length === 0) throw new Error(`No script of the build contains ${containing}`)
  const isRefused = ({ pathname }: URL) =>
    names.some((name) => pathname === `/_next/static/chunks/${name}`)
  await page.route(isRefused, (route) => route.abort())
  return () => page.unroute(isRefused)
}
