import * as fc from 'fast-check'

/** What breaks careless readers of any parameter: limits of numbers, wildcards, SQL, zero bytes, letters that change with their case. */
const texts = [
  '',
  '-1',
  '1e309',
  '99999999999999999999',
  '%_%',
  '\\',
  "'; drop table content_items; --",
  '\0',
  '\u202e',
  'İ',
  '&',
  '[]',
]

/** Queries with some of a read's parameters, or a name that objects have, and texts that nobody means. @param known values that it knows */
export const hostileQuery = (names: readonly string[], known: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names, '__proto__', 'constructor'),
        fc.oneof(
          fc.constantFrom(...texts, ...known),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.string({ unit: 'binary', maxLength: 120 }),
        ),
      ),
      { maxLength: 6 },
    )
    .map((pairs) =>
      pairs
        .map(
          ([name, text]) =>
            `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`,
        )
        .join('&'),
    )
