import { email } from '@/lib/schemas/complaints'

// Names of RFC 2606 and 6761, which never receive mail, and common misspellings that are no top-level domain.
const reservedEndings = new Set([
  'test',
  'example',
  'invalid',
  'localhost',
  'local',
  'internal',
  'onion',
  'arpa',
  'alt',
])
const mistypedEndings = new Set([
  'con',
  'cmo',
  'ocm',
  'comm',
  'cpm',
  'vom',
  'xom',
  'coom',
  'ccom',
  'cim',
  'cok',
  'nett',
  'ner',
  'ogr',
  'idn',
])
const mistypedDomains = new Set(
  [
    'gmial.com gmal.com gmai.com gmaill.com gmil.com gnail.com gmaul.com gmali.com gamil.com gmeil.com gimail.com gemail.com googlemial.com',
    'ggmail.com gmmail.com gmaiil.com gmsil.com gmqil.com gmail.co gmail.cm gmail.om gmail.net gmail.org gmail.id gmail.co.id fmail.com hmail.com',
    'yaho.com yahooo.com yhoo.com yaoo.com yahho.com yhaoo.com yaho.co yahoo.co yahoo.cm yaho.co.id yahooo.co.id yahoo.id yahoo.co.di ymial.com',
    'hotmal.com hotmial.com hotmil.com hotmai.com hotmaill.com hotmail.co hotmail.cm outlok.com outloo.com outlook.co outllok.com otlook.com',
    'iclod.com icoud.com iclould.com icloud.co icloud.cm',
  ].flatMap((row) => row.split(' ')),
)

// The longest of the IANA root zone.
const endingMax = 24

/**
 * Whether mail to an address is likely to arrive: a public domain, no common misspelling. No network access,
 * and no disclosure of who has used the portal.
 */
export function isPlausibleEmail(address: string): boolean {
  const parsed = email.safeParse(address)
  if (!parsed.success) return false
  const domain = parsed.data.slice(parsed.data.lastIndexOf('@') + 1).toLowerCase()
  const labels = domain.split('.')
  const ending = labels.at(-1) ?? ''
  if (ending.length > endingMax) return false
  if (reservedEndings.has(ending) || mistypedEndings.has(ending) || mistypedDomains.has(domain))
    return false
  return labels.at(-2) !== 'example'
}
