import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { informationTags } from './information-view'

/** Files for programs have one address in all languages. */
const isFile = (href: string) => /^\/(?:v1|open311|\.well-known)\//.test(href)

/** The tags of statement pages: those of information pages, and links by their name. */
export function statementTags<Name extends string>(email: string, links: Record<Name, string>) {
  const linkTo = (href: string) => (chunks: ReactNode) =>
    isFile(href) ? <a href={href}>{chunks}</a> : <Link href={href}>{chunks}</Link>
  const made = Object.entries<string>(links).map(([name, href]) => [name, linkTo(href)] as const)
  return {
    ...informationTags(email),
    ...(Object.fromEntries(made) as Record<Name, ReturnType<typeof linkTo>>),
  }
}
