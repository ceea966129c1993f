/**
 * What the oldest browsers of `browserslist` (package.json) lack of the language and of the web, for our code and for that of packages: copies of
 * lists are missing before Chrome 110, Firefox 115 and Safari 16, time limits of requests before Chrome 103 and Safari 16. Searches from the
 * end keep browsers alive that are older still and show pages without their style sheet. The first import of the browser's code; syntax is
 * the build's matter, and what is newer than ES2023 the compiler refuses (`lib` in tsconfig.json).
 */
function provide(owner: object, name: string, value: (...given: never[]) => unknown) {
  if (name in owner) return
  Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

type Condition<Item> = (item: Item, at: number, all: Item[]) => boolean

/** -1 when no item is meant. */
function lastIndex<Item>(items: Item[], isMeant: Condition<Item>): number {
  let at = items.length - 1
  while (at >= 0 && !isMeant(items[at] as Item, at, items)) at -= 1
  return at
}

provide(Array.prototype, 'toSorted', function <
  Item,
>(this: Item[], compare?: (one: Item, other: Item) => number) {
  return Array.from(this).sort(compare)
})

provide(Array.prototype, 'toReversed', function <Item>(this: Item[]) {
  return Array.from(this, (_, at) => this[this.length - 1 - at])
})

provide(Array.prototype, 'toSpliced', function <
  Item,
>(this: Item[], ...change: [start: number, count: number, ...items: Item[]]) {
  const copy = Array.from(this)
  copy.splice(...change)
  return copy
})

provide(Array.prototype, 'with', function <Item>(this: Item[], index: number, item: Item) {
  const at = index < 0 ? this.length + index : index
  if (at < 0 || at >= this.length) throw new RangeError(`no place ${index} in ${this.length}`)
  return Array.from(this, (each, place) => (place === at ? item : each))
})

provide(Array.prototype, 'findLast', function <Item>(this: Item[], isMeant: Condition<Item>) {
  return this[lastIndex(this, isMeant)]
})

provide(Array.prototype, 'findLastIndex', function <Item>(this: Item[], isMeant: Condition<Item>) {
  return lastIndex(this, isMeant)
})

provide(AbortSignal, 'timeout', (ms: number) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('took too long', 'TimeoutError')), ms)
  return controller.signal
})
