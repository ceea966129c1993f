import { isRecord } from '@/lib/json'

/** A life event as the menu shows it. */
export interface MenuLifeEvent {
  id: number
  /** The value of `kategori`. */
  name: string
  title: string
  description: string
  /** Name of a drawing, or the address of one. */
  logo: string | null
}

const textOr = (value: unknown, fallback: string) =>
  typeof value === 'string' && value.trim() ? value : fallback

function readOne(value: unknown): MenuLifeEvent[] {
  if (
    !isRecord(value) ||
    typeof value['id'] !== 'number' ||
    typeof value['name'] !== 'string' ||
    !value['name'].trim()
  )
    return []
  const { id, name } = { id: value['id'], name: value['name'] }
  const logo = textOr(value['logo'], '') || null
  return [
    {
      id,
      name,
      title: textOr(value['title'], name),
      description: textOr(value['description'], ''),
      logo,
    },
  ]
}

/**
 * Reads the answer of the life-event call; the list may stand in `data` or one level deeper (contract 1.4). Entries without number or name
 * are left out. Written by hand, because a schema library is no fair price for a dozen links.
 * @returns null when there is no list
 */
export function readLifeEvents(body: unknown): MenuLifeEvent[] | null {
  const outer = isRecord(body) ? body['data'] : undefined
  const list = isRecord(outer) ? outer['data'] : outer
  return Array.isArray(list) ? list.flatMap(readOne) : null
}
