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

interface KeepFocusProps {
  /** Of the element in which the focus is kept. */
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

/** Gives the focus to what stands in the place of the element that had it, when that one has been replaced. */
class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate({ generation }: KeepFocusProps): number[] | null {
    return generation === this.props.generation ? null : focusWay(this.props.id)
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, way: number[] | null) {
    if (!way) return
    let at = document.getElementById(this.props.id) ?? undefined
    for (const place of way) at = at?.children[place] as HTMLElement | undefined
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
 * When the router first shows the same part again, its elements are new ones: what was open in it is closed; the focus stays at its place.
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
    <KeepFocus id={props.id} generation={children === undefined ? 'sent' : 'rendered'}>
      {children === undefined ? (
        <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
      ) : (
        <Element {...attributes}>{children}</Element>
      )}
    </KeepFocus>
  )
}
