export function rewriteFiles(
  folder: string,
  ending: string,
  change: (source: string) => string,
): void
