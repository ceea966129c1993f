import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'

const validDays = 180

/** Where to report a weakness (RFC 9116); the date moves along, because the contact is checked with every release. */
export function GET() {
  const expires = new Date(Date.now() + validDays * millisecondsInDay).toISOString().slice(0, 10)
  const lines = [
    `Contact: mailto:${env().CONTACT_EMAIL}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: id, en',
    `Canonical: ${env().SITE_ORIGIN}/.well-known/security.txt`,
    `Policy: ${env().SITE_ORIGIN}/tentang-portal#security`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
