export function nearestTests(
  changed: readonly string[],
  files: readonly string[],
  read: (path: string) => string,
): string[]
