/** Reads `--name number` pairs over the usual values; null when something else is written. */
export function numberFlags<T extends Record<string, number>>(
  args: readonly string[],
  usual: T,
): T | null {
  const wanted = { ...usual }
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at]?.replace(/^--/, '') ?? '', Number(args[at + 1])]
    if (
      !args[at]?.startsWith('--') ||
      !Object.hasOwn(usual, name) ||
      !Number.isFinite(value) ||
      value < 0
    )
      return null
    Object.assign(wanted, { [name]: value })
  }
  return wanted
}
