const step = 1024

/** Bytes in the unit that people read, with at most one decimal. */
export function fileSize(bytes: number): {
  unit: 'bytes' | 'kilobytes' | 'megabytes'
  value: number
} {
  if (bytes < step) return { unit: 'bytes', value: bytes }
  const kilobytes = Math.round((bytes / step) * 10) / 10
  if (kilobytes < step) return { unit: 'kilobytes', value: kilobytes }
  return { unit: 'megabytes', value: Math.round((bytes / step / step) * 10) / 10 }
}
