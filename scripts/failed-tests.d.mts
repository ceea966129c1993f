export function failedInVitest(report: unknown): string[]
export function failedInPlaywright(report: unknown): string[]
