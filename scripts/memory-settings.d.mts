export const memorySettings: Readonly<Record<string, string>>
export function beginWithMemorySettings(): void
