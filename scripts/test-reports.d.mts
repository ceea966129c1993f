interface SlowFile {
  file: string
  seconds: number
}
export function failedInVitest(report: unknown): string[]
export function failedInPlaywright(report: unknown): string[]
export function slowestInVitest(report: unknown, count: number): SlowFile[]
export function slowestInPlaywright(report: unknown, count: number): SlowFile[]
