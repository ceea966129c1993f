import type { IncomingHttpHeaders } from 'node:http'

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }
const portOf = ({ port, protocol }: URL) => port || defaultPorts[protocol]

/** A source that names http means https as well (CSP 3, scheme-part match). */
const isScheme = (named: string | undefined, { protocol }: URL) =>
  named === undefined || named === protocol || (named === 'http:' && protocol === 'https:')

/** Whether a source of `frame-ancestors` matches the site. */
function isMeant(source: string, site: URL, widget: URL): boolean {
  const word = source.toLowerCase()
  if (word === '*') return true
  if (word === "'self'") return site.origin === widget.origin
  if (/^https?:$/.test(word)) return isScheme(word, site)
  const [, protocol, isWild, host = '', port] =
    /^(?:(https?:)\/\/)?(\*\.)?([^:/*']+)(?::(\d+|\*))?\/?$/.exec(word) ?? []
  const isHost = isWild ? site.hostname.endsWith(`.${host}`) : site.hostname === host
  return (
    isHost &&
    isScheme(protocol, site) &&
    (port === '*' || (port === undefined ? site.port === '' : port === portOf(site)))
  )
}

/** Whether a page may be framed by a site: by its CSP or, without `frame-ancestors`, by X-Frame-Options. */
export function allowsFrame(headers: IncomingHttpHeaders, site: URL, widget: URL): boolean {
  const policies = [headers['content-security-policy'] ?? []]
    .flat()
    .flatMap((policy) => policy.split(','))
  const ancestors = policies
    .flatMap((policy) => policy.split(';'))
    .flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return name.toLowerCase() === 'frame-ancestors' ? [sources] : []
    })
  if (ancestors.length > 0)
    return ancestors.every((sources) => sources.some((source) => isMeant(source, site, widget)))
  const options = String(headers['x-frame-options'] ?? '').toLowerCase()
  return (
    !options.includes('deny') && (!options.includes('sameorigin') || site.origin === widget.origin)
  )
}
