/** A component of an iCalendar file, as RFC 5545 reads it. */
export interface IcalComponent {
  name: string
  /** Values by property, with the parameters that stand before them; texts are unescaped. */
  properties: Map<string, { value: string; params: string }>
  components: IcalComponent[]
}

const lineOctetsMax = 75
const contentLine = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s
const texts = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'CATEGORIES', 'X-WR-CALNAME'])

const unescaped = (text: string) => {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(text)) throw new Error(`not escaped: ${text}`)
  return text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

/**
 * Reads a file and refuses what RFC 5545 does: lines that do not end in CR LF, lines of more than 75 octets, folds within a character, texts
 * with separators that are not escaped, components that do not close, properties twice.
 * @throws Error that names the line
 */
export function parseIcal(file: string): IcalComponent {
  if (!file.endsWith('\r\n')) throw new Error('the last line does not end')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a line end stands alone: ${line}`)
    if (Buffer.byteLength(line) > lineOctetsMax) throw new Error(`too long: ${line}`)
    if (line.includes('\uFFFD') || !line.isWellFormed()) throw new Error(`cut character: ${line}`)
  }
  const root: IcalComponent = { name: '', properties: new Map(), components: [] }
  const open = [root]
  for (const line of physical
    .join('\r\n')
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')) {
    const [, name = '', params = '', value = ''] = contentLine.exec(line) ?? []
    const current = open.at(-1)
    if (name === '' || !current) throw new Error(`no content line: ${line}`)
    if (name === 'BEGIN') {
      const component = { name: value, properties: new Map(), components: [] }
      current.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (current.name !== value) throw new Error(`${value} is not open`)
      open.pop()
    } else {
      if (current.properties.has(name)) throw new Error(`${name} stands twice`)
      current.properties.set(name, { value: texts.has(name) ? unescaped(value) : value, params })
    }
  }
  const [calendar, ...others] = root.components
  if (open.length !== 1 || !calendar || others.length > 0) throw new Error('not one whole calendar')
  return calendar
}
