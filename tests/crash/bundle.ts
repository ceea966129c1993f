import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Bundles the crash script as it is now, for `directPortal`. @returns path of the program */
export async function bundleCrashScript(): Promise<string> {
  // Below node_modules, so that the bundle finds the native packages it leaves out.
  const file = join(root, 'node_modules/.cache/portal-crash', `${randomUUID()}.mjs`)
  const build = await rolldown({
    input: join(root, 'scripts/crash-rounds.ts'),
    platform: 'node',
    // As in the product: packages stay outside, some of them read files beside themselves.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'silent',
  })
  await build.write({ file, format: 'esm', codeSplitting: false })
  await build.close()
  return file
}
