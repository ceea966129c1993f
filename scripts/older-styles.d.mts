export function styleForOlderBrowsers(folder: string): void
