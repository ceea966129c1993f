import { stripVTControlCharacters } from 'node:util'

/** Letters of a failure's first words; the whole stands where the test ran. */
const reasonLength = 300

const reason = (message) => {
  const lines = stripVTControlCharacters(message ?? '').split('\n').filter((text) => text.trim())
  return lines.slice(0, 3).join(' ').slice(0, reasonLength)
}

const line = (title, message) => (reason(message) ? `${title}\n    ${reason(message)}` : title)

/** Names what failed in a report of vitest, a line each with its reason. Skipped tests count: they prove nothing. */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0) return status === 'failed' ? [line(name, message)] : []
    return failed.map((test) => line(`${name} > ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`, test.failureMessages?.[0]))
  })
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** The same for a report of Playwright; errors outside of any test come first. */
export function failedInPlaywright(report) {
  const outside = (report?.errors ?? []).map(({ message }) => line('outside of the tests', message))
  const failed = (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, file, line: at, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(({ status, projectName, results }) => line(`${file}:${at} [${projectName}] ${title}${status === 'skipped' ? ' (skipped)' : ''}`, results.at(-1)?.error?.message)),
  )
  return [...outside, ...failed]
}
