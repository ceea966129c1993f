const scales = [
  { unit: 'trillion', from: 1e12 },
  { unit: 'billion', from: 1e9 },
  { unit: 'million', from: 1e6 },
] as const

/** Whole rupiah in the largest unit that people say, for a sum that is not negative. */
export function shortAmount(rupiah: number): {
  unit: 'trillion' | 'billion' | 'million' | 'rupiah'
  value: number
} {
  const scale = scales.find(({ from }) => rupiah >= from)
  return scale
    ? { unit: scale.unit, value: rupiah / scale.from }
    : { unit: 'rupiah', value: rupiah }
}
