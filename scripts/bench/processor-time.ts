import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

function ticksPerSecond(): number {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100
  } catch {
    return 100
  }
}

const tickMicroseconds = 1_000_000 / ticksPerSecond()

/** User and system time of a process so far, microseconds; null where /proc does not exist. */
export function processorTime(pid: number): number | null {
  try {
    // The second field is the program's name in brackets and may hold spaces; counting starts after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds
  } catch {
    return null
  }
}

/** The same of the threads that run now: in nanoseconds where the scheduler counts them, not in ticks of ten milliseconds. */
export function threadsTime(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(nanoseconds) / 1_000
    }, 0)
  } catch {
    return processorTime(pid)
  }
}
