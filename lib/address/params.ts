import { isDay, type Day } from '../days'
import { pageMax } from '../schemas/list'
import { keyword } from '../schemas/text'
import { queryName } from './paths'

/** What an address says of a parameter: several texts when it stands there several times. */
export type GivenParam = string | string[] | undefined
export type GivenParams = Readonly<Record<string, GivenParam>>

/** One parameter of an address and the filter it stands for. */
export interface AddressParam<Value> {
  name: string
  /** The value that the address leaves out. */
  none: Value
  /** Anything that is no value is `none`. */
  read: (given: GivenParam) => Value
  /** Each text stands in the address by itself; `none` is no text. */
  write: (value: Value) => readonly string[]
}

/** A parameter given exactly once, trimmed; anything else is the empty text. @param max characters */
export const givenText = (given: GivenParam, max = 100) =>
  typeof given === 'string' ? given.trim().slice(0, max) : ''

/** A text as given. @param max characters */
export const textParam = (name: string, max?: number): AddressParam<string> => ({
  name,
  none: '',
  read: (given) => givenText(given, max),
  write: (text) => (text === '' ? [] : [text]),
})

/** Words of a search, or a name that is looked up. */
export const keywordParam = (name: string): AddressParam<string> => ({
  ...textParam(name),
  read: (given) => keyword.parse(givenText(given)),
})

export const queryParam = keywordParam(queryName)

/** From 1 up to `pageMax`. */
export const pageParam: AddressParam<number> = {
  name: 'halaman',
  none: 1,
  read: (given) => {
    const page = Number(givenText(given))
    return Number.isInteger(page) && page >= 1 ? Math.min(page, pageMax) : 1
  },
  write: (page) => (page > 1 ? [String(page)] : []),
}

/** One of a set, or its default; null where the address may choose none. @param textOf what the address calls a choice */
export const choiceParam = <const Choice extends string | number, const None extends Choice | null>(
  name: string,
  choices: readonly Choice[],
  none: None,
  textOf: (choice: Choice) => string = String,
): AddressParam<Choice | None> => ({
  name,
  none,
  read: (given) => choices.find((each) => textOf(each) === givenText(given)) ?? none,
  write: (value) =>
    choices.filter((each) => each === value && each !== none).map((each) => textOf(each)),
})

/** Some of a set, each named by itself; read in the order of the set. */
export const severalParam = <const Choice extends string>(
  name: string,
  choices: readonly Choice[],
): AddressParam<readonly Choice[]> => ({
  name,
  none: [],
  read: (given) => {
    const requested: readonly string[] = [given ?? []].flat()
    return choices.filter((each) => requested.includes(each))
  },
  write: (values) => values,
})

/** Whether the parameter says `yes`. */
export const flagParam = (name: string, yes = '1'): AddressParam<boolean> => ({
  name,
  none: false,
  read: (given) => givenText(given) === yes,
  write: (isSet) => (isSet ? [yes] : []),
})

/** A value that a text names, or null. */
export const parsedParam = <Value extends string | number>(
  name: string,
  parse: (text: string) => Value | null,
): AddressParam<Value | null> => ({
  name,
  none: null,
  read: (given) => parse(givenText(given)),
  write: (value) => (value === null ? [] : [String(value)]),
})

export const dayParam = (name: string) =>
  parsedParam<Day>(name, (text) => (isDay(text) ? text : null))
