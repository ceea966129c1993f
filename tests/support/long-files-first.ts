import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take a minute or more although they are small. Vitest begins with the largest, so one of these would be the last to end, alone. */
const longFiles = [
  'tests/api/start.test.ts',
  'tests/api/growth.test.ts',
  'tests/api/conformance-remote.test.ts',
  'tests/api/conformance-sqlite.test.ts',
  'tests/api/conformance-postgres.test.ts',
  'tests/cluster/two-processes.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) =>
  longFiles.some((file) => moduleId.endsWith(`/${file}`))

/** Vitest's own order, with the files that take longest in front. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
