import { domainToUnicode } from 'node:url'

/**
 * The letters an international host stands for, when they differ from what browsers send: `xn--mnchen-3ya.example` → `münchen.example`.
 * For the server only. @returns null when host and letters are the same, or when the host cannot be written in letters
 */
export function hostInLetters(host: string): string | null {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host) ?? []
  if (!name.includes('xn--')) return null
  const letters = domainToUnicode(name)
  return letters === '' || letters === name ? null : `${letters}${port}`
}
