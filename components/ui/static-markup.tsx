'use client'

import { useRouter } from 'next/navigation'
import { Component, type HTMLAttributes, type ReactNode, useEffect, useState } from 'react'

interface StaticMarkupProps extends HTMLAttributes<HTMLElement> {
  as?: 'aside' | 'div' | 'nav' | 'section' | 'ul'
  /** Unique on the page. */
  id: string
  /** Absent in a document whose payload came without them. */
  children?: ReactNode
}

// By the props themselves: they are the same object when the router shows a page again that it has kept.
const markupOf = new WeakMap<object, string>()

/** The document's own markup as the browser has read it, never a text from elsewhere. */
function keptMarkup(props: StaticMarkupProps): string | undefined {
  if (props.children !== undefined) return undefined
  const known = markupOf.get(props) ?? document.getElementById(props.id)?.innerHTML
  if (known !== undefined) markupOf.set(props, known)
  return known
}

interface KeepStateProps {
  /** Of the element in which focus and open parts are kept. */
  id: string
  /** A new one when the elements in it become others. */
  generation: string
  children: ReactNode
}

/** The way down to what has the focus, as places among siblings; null when it is elsewhere. */
function focusWay(id: string): number[] | null {
  const root = document.getElementById(id)
  let at = document.activeElement
  if (!root || !at || at === root || !root.contains(at)) return null
  const way: number[] = []
  for (; at && at !== root; at = at.parentElement)
    way.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  return way
}

const foldsIn = (id: string) => [
  ...(document.getElementById(id)?.querySelectorAll<HTMLDetailsElement>('details') ?? []),
]

const choicesIn = (id: string) => [
  ...(document.getElementById(id)?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
]

interface ReaderState {
  way: number[] | null
  /** Of each `<details>`, in their order. */
  areOpen: boolean[]
  /** Of each radio button, in their order; empty when nobody has chosen another one than the page. */
  areChosen: boolean[]
}

/**
 * Opens what a reader had opened, chooses what was chosen, and gives the focus to what stands in the place of the element that had it, when
 * they have been replaced.
 */
class KeepState extends Component<KeepStateProps> {
  override getSnapshotBeforeUpdate({ generation }: KeepStateProps): ReaderState | null {
    const { generation: next, id } = this.props
    if (generation === next) return null
    const choices = choicesIn(id)
    const isTouched = choices.some(({ checked, defaultChecked }) => checked !== defaultChecked)
    return {
      way: focusWay(id),
      areOpen: foldsIn(id).map(({ open }) => open),
      areChosen: isTouched ? choices.map(({ checked }) => checked) : [],
    }
  }

  override componentDidUpdate(_props: KeepStateProps, _state: unknown, kept: ReaderState | null) {
    if (!kept) return
    const [folds, choices] = [foldsIn(this.props.id), choicesIn(this.props.id)]
    // With other contents nobody knows which of them was meant.
    if (folds.length === kept.areOpen.length)
      for (const [index, fold] of folds.entries()) fold.open = kept.areOpen[index] ?? false
    if (choices.length === kept.areChosen.length)
      for (const [index, choice] of choices.entries())
        choice.checked = kept.areChosen[index] ?? false
    if (!kept.way) return
    let at = document.getElementById(this.props.id) ?? undefined
    for (const place of kept.way) at = at?.children[place] as HTMLElement | undefined
    at?.focus({ preventScroll: true })
  }

  override render() {
    return this.props.children
  }
}

/**
 * A part of a page that no code of the browser takes part in. Its elements are in the document once: the HTTP entry takes them out of the
 * payload that React reads beside the document (lib/server/http/payload), and React leaves them as the browser has made them. What the router
 * fetches holds them as ever. With anything in it that needs the browser the payload stays whole, and so does what this promises.
 *
 * When the router first shows the same part again, its elements are new ones: what was open in it is opened again, what was chosen
 * stays chosen, and the focus stays at its place.
 */
export function StaticMarkup(props: StaticMarkupProps) {
  const { as: Element = 'div', children, ...attributes } = props
  const [markup] = useState(() => keptMarkup(props))
  const isLost = children === undefined && markup === undefined
  const router = useRouter()
  useEffect(() => {
    if (isLost) router.refresh()
  }, [isLost, router])
  return (
    <KeepState id={props.id} generation={children === undefined ? 'sent' : 'rendered'}>
      {children === undefined ? (
        <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
      ) : (
        <Element {...attributes}>{children}</Element>
      )}
    </KeepState>
  )
}
