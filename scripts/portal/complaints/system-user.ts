import { userInfo } from 'node:os'

/** The name of the system's user who runs the command; undefined for one without a name, as in some containers. */
export function systemUser(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}

/** Whom the record of reads names for a command: always somebody. */
export const commandReader = (command: string) => ({
  name: systemUser() ?? `user ${process.getuid?.() ?? 'unknown'}`,
  route: command,
})
