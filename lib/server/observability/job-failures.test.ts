import { expect, it, vi } from 'vitest'
import { providedGauges } from './gauges'
import { jobFailure } from './job-failures'

it('a failed job is an error of the log with its place and without its words, and counts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = jobFailure('closing')
  const failures = () =>
    providedGauges()
      .find(({ name }) => name === 'portal_job_failures')
      ?.read()
  expect(await failures()).toMatchObject({ closing: 0 })
  report(Object.assign(new Error('budi@warga.id cannot be closed'), { code: '57014' }))
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    event: 'job failed',
    job: 'closing',
    code: '57014',
    at: expect.stringContaining('job-failures.test.ts'),
  })
  expect(JSON.stringify(log.mock.calls)).not.toContain('budi')
  expect(await failures()).toMatchObject({ closing: 1 })
  log.mockRestore()
})
