export function forOlderBrowsers(source: string): string
