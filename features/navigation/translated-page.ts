type Insert = (this: Node, added: Node, before: Node | null) => Node
type Remove = (this: Node, removed: Node) => Node

/** What stands in the page in place of a text that the browser has translated. */
const translations = new WeakMap<Node, ChildNode>()
const known = new WeakSet<Node>()

/** A translation beside a text may be that of its neighbour. */
const isNewTranslation = (node: Node | null): node is HTMLElement =>
  node?.nodeName === 'FONT' && !known.has(node)

/** The child of a parent that a node stands for or stands in; translators move elements into theirs, too. */
function childIn(parent: Node, node: Node): ChildNode | null {
  let found: Node | null = translations.get(node) ?? node
  while (found && found.parentNode !== parent) found = found.parentNode
  return found as ChildNode | null
}

/** A text that React has changed comes back, and is translated anew; a text that has left the page is not looked for. */
function takeBack(records: readonly MutationRecord[]) {
  for (const { target } of records) {
    const translation = translations.get(target)
    translations.delete(target)
    if (translation?.isConnected) translation.replaceWith(target)
  }
}

function noteTranslations(records: readonly MutationRecord[], changes: MutationObserver) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
      const translation = [...addedNodes, previousSibling, nextSibling].find(isNewTranslation)
      if (!translation) continue
      known.add(translation)
      translations.set(text, translation)
      changes.observe(text, { characterData: true })
    }
}

/**
 * Lets React go on in a page that the browser translates. Chrome and Edge put `<font>` in the place of each text, and React keeps the text: the
 * first one that it took away or put something before ended the whole page with a NotFoundError, in the middle of a complaint, and a button
 * went on with the words of the step before. Call it before React begins.
 */
export function followTranslation(): void {
  const insert = Reflect.get(Node.prototype, 'insertBefore') as Insert
  const remove = Reflect.get(Node.prototype, 'removeChild') as Remove
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ) {
    const isElsewhere = before !== null && before.parentNode !== this
    return Reflect.apply(insert, this, [
      added,
      isElsewhere ? childIn(this, before) : before,
    ]) as Added
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed) {
    if (removed.parentNode === this) return Reflect.apply(remove, this, [removed]) as Removed
    const translation = translations.get(removed) ?? removed
    translation.parentNode?.removeChild(translation)
    return removed
  }
  const changes = new MutationObserver(takeBack)
  const page = new MutationObserver((records) => noteTranslations(records, changes))
  page.observe(document, { childList: true, subtree: true })
}
