export function compiledAhead(source: string): string
