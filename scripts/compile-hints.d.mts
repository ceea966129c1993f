export function hintScripts(folder: string): void
