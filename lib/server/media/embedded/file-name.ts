import type { PhotoType } from '@/lib/photos/photo-type'
import { fileEnding } from '@/lib/server/media/file-type'

const longestBase = 80

/**
 * The file name shown to the sender beside a photo: last part of what the browser sent, without control and direction characters,
 * with the ending of the stored type. Only ever shown, never used as a path or header.
 */
export function shownFileName(originalName: string, type: PhotoType): string {
  const last = originalName.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const base = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}<>:"|?*]+/gu, '')
    .trim()
  return `${Array.from(base).slice(0, longestBase).join('') || 'foto'}.${fileEnding(type)}`
}
