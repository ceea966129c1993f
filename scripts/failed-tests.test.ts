import { describe, expect, it } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'

describe('failedInVitest', () => {
  const file = (assertionResults: readonly object[], status = 'failed') => ({ testResults: [{ name: 'a.test.ts', status, message: '', assertionResults }] })

  it('names the failed test and the beginning of its reason without colours', () => {
    const report = file([
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'divides', failureMessages: ['\u001B[31mexpected 2\u001B[39m\nto be 3\n\ninstead\n  at somewhere'] },
    ])
    expect(failedInVitest(report)).toEqual(['a.test.ts > divides\n    expected 2 to be 3 instead'])
  })

  it('names a test that was left out', () => {
    expect(failedInVitest(file([{ status: 'skipped', fullName: 'waits', failureMessages: [] }], 'passed'))).toEqual(['a.test.ts > waits (skipped)'])
  })

  it('names a file that could not be loaded', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }] }
    expect(failedInVitest(report)).toEqual(['a.test.ts\n    Cannot find module'])
  })

  it('names nothing where all passed, or without a report', () => {
    expect(failedInVitest(file([{ status: 'passed', fullName: 'adds', failureMessages: [] }], 'passed'))).toEqual([])
    expect(failedInVitest(null)).toEqual([])
  })
})

describe('failedInPlaywright', () => {
  const spec = (status: string, error?: { message: string }) => ({
    title: 'opens',
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status, projectName: 'mobile', results: [{}, { error }] }],
  })

  it('names the failed and the skipped tests of nested suites, and leaves out those that passed, also on their repeat', () => {
    const report = {
      errors: [],
      suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected', { message: 'timed out' }), spec('flaky'), spec('skipped')] }] }],
    }
    expect(failedInPlaywright(report)).toEqual(['menu.spec.ts:7 [mobile] opens\n    timed out', 'menu.spec.ts:7 [mobile] opens (skipped)'])
  })

  it('names what went wrong outside of the tests', () => {
    expect(failedInPlaywright({ errors: [{ message: 'server did not start' }], suites: [] })).toEqual(['outside of the tests\n    server did not start'])
  })
})
