/** The oldest Node the portal runs on. */
export const nodeMinimum = '20.19.0'
// First releases with the Brotli decoder repaired. Source: security rules, section 1.
const patched: Record<number, string> = { 22: '22.23.4', 24: '24.22.1', 26: '26.12.1' }

const parts = (version: string) => version.replace(/^v/, '').split('.').map(Number)

/** Compares dotted versions: below zero when the first is older. */
function compareVersions(first: string, second: string): number {
  const [a, b] = [parts(first), parts(second)]
  for (let at = 0; at < 3; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export const isSupported = (version: string) => compareVersions(version, nodeMinimum) >= 0

/** One line about a Node that still has known holes; null when it is fine. */
export function versionWarning(version: string): string | null {
  const [major = 0] = parts(version)
  const newest = Math.max(...Object.keys(patched).map(Number))
  const floor = patched[major]
  if (floor ? compareVersions(version, floor) >= 0 : major > newest) return null
  return `Warning: Node ${version.replace(/^v/, '')} has known security holes; use ${Object.values(patched).join(', ')} or newer in production.`
}
