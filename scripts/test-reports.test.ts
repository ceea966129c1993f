import { describe, expect, it } from 'vitest'
import {
  failedInPlaywright,
  failedInVitest,
  slowestInPlaywright,
  slowestInVitest,
} from './test-reports.mjs'

describe('failedInVitest', () => {
  const file = (assertionResults: readonly object[], status = 'failed') => ({
    testResults: [{ name: 'a.test.ts', status, message: '', assertionResults }],
  })

  it('names the failed test and the beginning of its reason without colours', () => {
    const report = file([
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'divides',
        failureMessages: ['\u001B[31mexpected 2\u001B[39m\nto be 3\n\ninstead\n  at somewhere'],
      },
    ])
    expect(failedInVitest(report)).toEqual(['a.test.ts > divides\n    expected 2 to be 3 instead'])
  })

  it('names a test that was left out', () => {
    expect(
      failedInVitest(
        file([{ status: 'skipped', fullName: 'waits', failureMessages: [] }], 'passed'),
      ),
    ).toEqual(['a.test.ts > waits (skipped)'])
  })

  it('names a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    }
    expect(failedInVitest(report)).toEqual(['a.test.ts\n    Cannot find module'])
  })

  it('names nothing where all passed, or without a report', () => {
    expect(
      failedInVitest(file([{ status: 'passed', fullName: 'adds', failureMessages: [] }], 'passed')),
    ).toEqual([])
    expect(failedInVitest(null)).toEqual([])
  })
})

describe('failedInPlaywright', () => {
  const spec = (status: string, error?: { message: string }) => ({
    title: 'opens',
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error }] }],
  })

  it('names the failed and the skipped tests of nested suites, and leaves out those that passed', () => {
    const report = {
      errors: [],
      suites: [
        {
          specs: [spec('expected')],
          suites: [{ specs: [spec('unexpected', { message: 'timed out' }), spec('skipped')] }],
        },
      ],
    }
    expect(failedInPlaywright(report)).toEqual([
      'menu.spec.ts:7 opens\n    timed out',
      'menu.spec.ts:7 opens (skipped)',
    ])
  })

  it('names what went wrong outside of the tests', () => {
    expect(
      failedInPlaywright({ errors: [{ message: 'server did not start' }], suites: [] }),
    ).toEqual(['outside of the tests\n    server did not start'])
  })
})

describe('the slowest files', () => {
  it('of vitest come by the time each took', () => {
    const file = (name: string, seconds: number) => ({
      name: `${process.cwd()}/lib/${name}`,
      startTime: 1_000,
      endTime: 1_000 + seconds * 1_000,
    })
    const report = {
      testResults: [file('a.test.ts', 1), file('b.test.ts', 3), file('c.test.ts', 2)],
    }
    expect(slowestInVitest(report, 2)).toEqual([
      { file: 'lib/b.test.ts', seconds: 3 },
      { file: 'lib/c.test.ts', seconds: 2 },
    ])
    expect(slowestInVitest(null, 2)).toEqual([])
  })

  it('of Playwright come by the sum of their tests, wherever they stand', () => {
    const spec = (file: string, seconds: number) => ({
      file,
      tests: [{ results: [{ duration: seconds * 1_000 }] }],
    })
    const report = {
      suites: [
        {
          specs: [spec('a.spec.ts', 2)],
          suites: [{ specs: [spec('a.spec.ts', 2), spec('b.spec.ts', 3)] }],
        },
      ],
    }
    expect(slowestInPlaywright(report, 5)).toEqual([
      { file: 'a.spec.ts', seconds: 4 },
      { file: 'b.spec.ts', seconds: 3 },
    ])
    expect(slowestInPlaywright(null, 5)).toEqual([])
  })
})
