import { expect, test } from 'vitest'
import { readKinds, slopePerMinute } from './memory'

test('memory that grows evenly has its slope, whatever happened at the beginning', () => {
  const grown = (at: number) => (at < 10 ? 100 + at * 50 : 500 + at)
  const samples = Array.from({ length: 30 }, (_, at) => ({
    seconds: at * 10,
    mebibytes: { resident: grown(at), heap: 80, 'outside the heap': 5, 'page cache': 1 },
  }))
  expect(slopePerMinute(samples, 'resident')).toBeCloseTo(6)
  expect(slopePerMinute(samples, 'heap')).toBe(0)
  expect(slopePerMinute([], 'resident')).toBe(0)
})

test('takes the kinds of memory from measurements, and no other numbers', () => {
  const text = [
    '# HELP process_resident_memory_bytes Resident memory size in bytes.',
    'process_resident_memory_bytes 524288000',
    'nodejs_heap_size_used_bytes 104857600',
    'nodejs_heap_size_total_bytes 209715200',
    'nodejs_external_memory_bytes 1.048576e+7',
    'portal_cache_bytes 0',
  ].join('\n')
  expect(readKinds(text)).toEqual({
    resident: 500,
    heap: 100,
    'outside the heap': 10,
    'page cache': 0,
  })
  expect(() => readKinds('nodejs_heap_size_used_bytes 1')).toThrow(
    'process_resident_memory_bytes is not measured',
  )
})
