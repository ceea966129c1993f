import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Length of a failure's excerpt; the whole message is in the output of the test. */
const reasonLength = 300

const reason = (message) => {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((text) => text.trim())
  return lines.slice(0, 3).join(' ').slice(0, reasonLength)
}

const line = (title, message) => (reason(message) ? `${title}\n    ${reason(message)}` : title)

/** Names what failed in a report of vitest, a line each with its reason. Skipped tests count: they prove nothing. */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0) return status === 'failed' ? [line(name, message)] : []
    return failed.map((test) =>
      line(
        `${name} > ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`,
        test.failureMessages?.[0],
      ),
    )
  })
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** The same for a report of Playwright; errors outside of any test come first. */
export function failedInPlaywright(report) {
  const outside = (report?.errors ?? []).map(({ message }) => line('outside of the tests', message))
  const failed = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, file, line: at, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'skipped')
        .map(({ status, results }) =>
          line(
            `${file}:${at} ${title}${status === 'skipped' ? ' (skipped)' : ''}`,
            results.at(-1)?.error?.message,
          ),
        ),
    )
  return [...outside, ...failed]
}

const slowest = (files, count) => files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)

/** The files of a report of vitest that took longest, the longest first. */
export const slowestInVitest = (report, count) =>
  slowest(
    (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
    count,
  )

/** The same for a report of Playwright: the tests of a file added up. */
export function slowestInPlaywright(report, count) {
  const seconds = new Map()
  for (const { file, tests } of (report?.suites ?? []).flatMap(specsOf)) {
    const taken = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + taken)
  }
  return slowest(
    [...seconds].map(([file, taken]) => ({ file, seconds: taken })),
    count,
  )
}
