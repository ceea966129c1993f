import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Longest component file, lines: what a person reads in one go. */
const componentLinesMax = 250

/** Class names with a size of their own that no token can say, each with its reason. */
const allowedSizes = new Set([
  // Lines of one and a half pixels (design, section 6, "Button" and "Search field"); a line must not grow with the text.
  'ring-[1.5px]',
  'border-[1.5px]',
  // The offline sign is a square with just-broken corners, the smallest token would round it to a disc.
  'rounded-[2px]',
  // The 'Fitur' button is no larger than a thumb needs, however large the text.
  'min-h-[min(--spacing(12),48px)]',
  'min-w-[min(--spacing(12),48px)]',
  'px-[min(--spacing(5),20px)]',
  // A target keeps 24 px however small the text (WCAG 2.5.8).
  'min-h-[max(2rem,24px)]',
  // max() knows no plain zero.
  'pe-[max(2rem,calc(7rem-max(0px,(100vw-80rem)/2)))]',
  // Sizes of the mock-ups between two roles of type: 15 px in chips, rows and menus, and headings of cards and panels.
  'text-[0.9375rem]',
  'text-[1.25rem]',
  'text-[1.5rem]',
  'text-[1.625rem]',
  'text-[1.75rem]',
  'text-[2.625rem]',
  // Numbers and seas on the map of the regions, which a phone draws at a third: 11 px there, and a tablet at two thirds.
  'text-[2rem]',
])

/** Colours outside the tokens, by file. */
const allowedColours = new Map([
  // The browser's own bar takes no CSS variable; this is the canopy.
  ['app/[locale]/layout.tsx', ['#013D25']],
  ['app/portal.webmanifest/route.ts', ['#013D25', '#F5F9F6']],
])

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
const isCode = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const read = (file: string) => readFileSync(file, 'utf8')

/** Where class names stand. */
const interfaceFiles = ['app', 'components', 'features']
  .flatMap(filesIn)
  .filter((file) => isCode(file) && !isTest(file))
  .concat('styles/parts.css', 'styles/sitemap.css', 'styles/charts.css', 'styles/rows.css')

/** `hover:ring-[1.5px]` holds `ring-[1.5px]`; a variant such as `min-[900px]:` counts too. Only values in pixels, and sizes of type. */
const sizePattern = /(?<![\w-])[a-z][a-z-]*-\[(?=[^\]\s]*?\dpx|[^\]\s]*\d(?:rem|em)\])[^\]\s]+\]/g
const isOwnSize = (name: string) => name.includes('px') || name.startsWith('text-[')
const colourPattern = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi

describe('design system', () => {
  it('has a test for every piece', () => {
    const pieces = filesIn('components/ui').filter((file) => isCode(file) && !isTest(file))
    const imported = new Set(
      ['components', 'features', 'tests/unit']
        .flatMap(filesIn)
        .filter(isTest)
        .flatMap((file) =>
          [...read(file).matchAll(/from '(?:\.|@\/components\/ui)\/([\w-]+)'/g)].map(
            (match) => match[1],
          ),
        ),
    )
    expect(pieces.length).toBeGreaterThan(30)
    expect(pieces.filter((file) => !imported.has(basename(file).replace(/\.tsx?$/, '')))).toEqual(
      [],
    )
  })

  it('uses no size in class names that is neither a token nor on the list', () => {
    const found = interfaceFiles.flatMap((file) =>
      (read(file).match(sizePattern) ?? [])
        .filter((name) => isOwnSize(name) && !allowedSizes.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it('measures windows in the text size of the browser', () => {
    const styles = filesIn('styles').concat(
      'tailwind.config.ts',
      filesIn('components'),
      filesIn('features'),
    )
    const inPixels =
      /(?:@media|@container|matchMedia|\((?:min-|max-)?width)[^\n{]*\d+px|\bscreens:.*\d+px/g
    expect(
      styles
        .filter((file) => !isTest(file))
        .flatMap((file) => (read(file).match(inPixels) ?? []).map((query) => `${file}: ${query}`)),
    ).toEqual([])
  })

  it('uses no colour that is not a token', () => {
    const found = interfaceFiles.flatMap((file) => {
      const coloursInStrings = (read(file).match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).flatMap(
        (text) => text.match(colourPattern) ?? [],
      )
      return coloursInStrings
        .filter((colour) => !allowedColours.get(file)?.includes(colour))
        .map((colour) => `${file}: ${colour}`)
    })
    expect(found).toEqual([])
  })

  it('keeps no exception that nothing needs any more', () => {
    const all = interfaceFiles.map(read).join('\n')
    const colours = [...allowedColours].filter(
      ([file, list]) => !list.every((colour) => read(file).includes(colour)),
    )
    expect([[...allowedSizes].filter((name) => !all.includes(name)), colours]).toEqual([[], []])
  })

  it('keeps every component file short enough to read in one go', () => {
    const long = interfaceFiles.filter(
      (file) => read(file).split('\n').length - 1 > componentLinesMax,
    )
    expect(long).toEqual([])
  })
})
