// Plain Node without dependencies, as everything that runs before there are any.

/**
 * How the C library keeps memory, as in the image and the units: two heaps instead of one for each thread, and pixels outside them, so that
 * cleaned photos give their memory back. It reads them when a process begins.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Restarts this process with the settings that it lacks: same process id, same terminal, no process in between that would have to forward
 * signals. Node can do so from 22.15 on; older versions continue as they are.
 */
export function beginWithMemorySettings() {
  const isGiven = Object.keys(memorySettings).every((name) => process.env[name] !== undefined)
  if (isGiven || process.platform !== 'linux' || process.execve === undefined) return
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...memorySettings, ...process.env },
  )
}
