import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/** The desktop's own way to show a file in the program meant for it. */
const viewers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
}

/** Name of the program that shows files here. */
export const viewerName = (): string => (viewers[platform()] ?? ['xdg-open'])[0]

/** Shows a file and does not wait until it is closed. @returns false when there is no such program */
export function openViewer(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const viewer = spawn(viewerName(), [path], { detached: true, stdio: 'ignore' })
    viewer.once('error', () => resolve(false))
    viewer.once('spawn', () => {
      viewer.unref()
      resolve(true)
    })
  })
}
