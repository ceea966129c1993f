import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

test('runs at most the given number at once, lets some wait and refuses the rest at once', async () => {
  const run = createWorkQueue({ running: 2, waiting: 1 })
  const { opened, open } = gate()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await opened
    running -= 1
  }
  const accepted = [run(work), run(work), run(work)]
  await expect(run(work)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  open()
  await Promise.all(accepted)
  expect(most).toBe(2)
})

test('a failure frees its place', async () => {
  const run = createWorkQueue({ running: 1, waiting: 1 })
  const failing = run(() => Promise.reject(new Error('broken')))
  const next = run(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await run(() => Promise.resolve('again'))).toBe('again')
})
