import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messagesOf } from '.'

const folders = ['app', 'components', 'features', 'lib', 'scripts']
const code = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) =>
    readFileSync(name, 'utf8')
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/(?<=^|\s)\/\/.*/gm, ''),
  )
  .join('\n')

/** All names that the code knows, inside of strings as well. */
const names = new Set(code.match(/[A-Za-z_][\w-]*/g))
/** What stands before and behind a place that is filled in: `options.` of `options.${rating}`, `Hint` of `${name}Hint`. */
const beginnings = [
  ...new Set(
    [...code.matchAll(/`(?:[\w.]+\.)?(\w+\.)\$\{/g)].map(([, beginning = '']) => beginning),
  ),
]
const endings = [...new Set([...code.matchAll(/\}([A-Z]\w+)`/g)].map(([, ending = '']) => ending))]
/** Taken as they are, all of them; the rules are those of the specification, also where no form has one yet. */
const whole = ['complaint-templates.', 'validation.']

function pathsOf(tree: object, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? pathsOf(value, `${path}${key}.`)
      : [`${path}${key}`],
  )
}

/** Whether the code may ask for a message: by its name, or by one that it puts together. */
function isKnown(path: string): boolean {
  const name = path.split('.').at(-1) ?? path
  const isBuilt = endings.some(
    (ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
  )
  return (
    names.has(name) ||
    isBuilt ||
    whole.some((each) => path.startsWith(each)) ||
    beginnings.some((each) => path.endsWith(`.${each}${name}`))
  )
}

it('every message has a name that the code knows', () => {
  expect(pathsOf(messagesOf('id'), '').filter((path) => !isKnown(path))).toEqual([])
})

it('a message that nobody asks for is found', () => {
  expect(['search.start.browseNobody', 'errors.NOWHERE_KNOWN'].filter(isKnown)).toEqual([])
})
