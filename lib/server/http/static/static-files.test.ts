import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadStaticFiles } from './static-files'

it('serves the worker so that browsers ask for it each time and let it fetch from this site only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  try {
    await writeFile(join(folder, 'service-worker.js'), 'self')
    const files = await loadStaticFiles(
      [{ folder, prefix: '', isImmutable: false, isWorker: true }],
      join(folder, 'compressed'),
      { isHttps: false },
    )
    const head = JSON.stringify(files.get('/service-worker.js')?.heads.identity)
    expect(head).toContain('no-cache')
    expect(head).toContain("connect-src 'self'")
    expect(head).not.toContain('sandbox')
    expect(head).toContain('javascript')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
