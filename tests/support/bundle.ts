import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Bundles a program of the project as it is now, to run in a process of its own; it is gone when the tests have ended. @returns its path */
export async function bundleProgram(source: string): Promise<string> {
  // Below node_modules, so that the bundle finds the native packages it leaves out.
  const file = join(root, 'node_modules/.cache/portal-tests', `${randomUUID()}.mjs`)
  const build = await rolldown({
    input: join(root, source),
    platform: 'node',
    // As in the product: packages stay outside, some of them read files beside themselves.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'silent',
  })
  await build.write({ file, format: 'esm', codeSplitting: false })
  await build.close()
  process.once('exit', () => rmSync(file, { force: true }))
  return file
}
