import type { AddressParam } from './params'

/** The choices of a parameter as a `FilterSelect` takes them; the one that the address leaves out has the empty value. */
export function selectField<Value>(
  { name, write }: AddressParam<Value>,
  value: Value,
  choices: readonly Value[],
  textOf: (choice: Value) => string,
) {
  const written = (choice: Value) => write(choice)[0] ?? ''
  return {
    name,
    value: written(value),
    options: choices.map((choice) => ({ value: written(choice), text: textOf(choice) })),
  }
}
