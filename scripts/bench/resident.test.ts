import { expect, test } from 'vitest'
import { readResident } from './resident'

test('takes the memory of now and the most so far, and no other number', () => {
  const status = [
    'Name:\tnode',
    'VmPeak:\t 99999999 kB',
    'VmHWM:\t  716800 kB',
    'VmRSS:\t  204800 kB',
    'RssAnon:\t  1024 kB',
  ].join('\n')
  expect(readResident(status)).toEqual({ now: 200, most: 700 })
  expect(() => readResident('VmHWM:\t 1024 kB')).toThrow('VmRSS is not known of the process')
})
