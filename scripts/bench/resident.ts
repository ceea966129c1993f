import { readFileSync, writeFileSync } from 'node:fs'

const kibibytesInMebibyte = 1_024

/** Resident memory of a process, MiB: now and at most so far. */
export interface Resident {
  now: number
  most: number
}

/** Takes both from what the kernel says of a process (`/proc/<pid>/status`). @throws Error when one is missing */
export function readResident(status: string): Resident {
  const read = (name: string) => {
    const kibibytes = new RegExp(String.raw`^${name}:\s+(\d+) kB$`, 'm').exec(status)?.[1]
    if (kibibytes === undefined) throw new Error(`${name} is not known of the process`)
    return Number(kibibytes) / kibibytesInMebibyte
  }
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/** @throws Error when the process is gone or the machine has no /proc */
export const residentOf = (pid: number): Resident =>
  readResident(readFileSync(`/proc/${pid}/status`, 'utf8'))

/** From now on the most is counted afresh. */
export const forgetMost = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')
