import { inflateSync } from 'node:zlib'

/** What screen readers and printing need of a PDF. */
export interface PdfFacts {
  fonts: { name: string; isEmbedded: boolean }[]
  language: string | undefined
  title: string | undefined
  isTitleShown: boolean
  isTagged: boolean
  /** Part of PDF/UA that the file says it keeps. */
  uaPart: string | undefined
  /** Roles of the structure, `H1` or `Table`, as often as they come. */
  roles: string[]
  /** All text, one drawn line per line. */
  text: string
  /** True where a letter is drawn that the typeface lacks. */
  lacksLetters: boolean
}

interface PdfObject {
  dictionary: string
  stream: string
}

const bytesOf = (latin1: string) => Buffer.from(latin1, 'latin1')

function objectsOf(source: string): Map<string, PdfObject> {
  const found = [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
    ([, id = '', body = '']): [string, PdfObject] => {
      const [dictionary = '', raw = ''] = body.split('\nstream\n')
      const content = raw.replace(/\nendstream$/, '')
      return [
        id,
        {
          dictionary,
          stream: dictionary.includes('/FlateDecode')
            ? inflateSync(bytesOf(content)).toString('latin1')
            : content,
        },
      ]
    },
  )
  return new Map(found)
}

/** Letters of a font by their code in a page. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  )) {
    for (const [at, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const code = (parseInt(first, 16) + at).toString(16).padStart(4, '0')
      letters.set(
        code,
        codes
          .split(' ')
          .map((unit) => String.fromCharCode(parseInt(unit, 16)))
          .join(''),
      )
    }
  }
  return letters
}

const referredIn = (objects: ReadonlyMap<string, PdfObject>) => (dictionary: string, key: string) =>
  objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1] ?? '')
const catalogOf = (objects: ReadonlyMap<string, PdfObject>) =>
  [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Catalog'))
    ?.dictionary ?? ''
const xmpOf = (objects: ReadonlyMap<string, PdfObject>) =>
  bytesOf(referredIn(objects)(catalogOf(objects), 'Metadata')?.stream ?? '').toString('utf8')

/** The metadata of a file of pdfkit's: XMP, which is XML. */
export const pdfMetadata = (pdf: Uint8Array) =>
  xmpOf(objectsOf(Buffer.from(pdf).toString('latin1')))

/** Reads a file of pdfkit's; other makers arrange theirs otherwise. */
export function pdfFacts(pdf: Uint8Array): PdfFacts {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const all = [...objects.values()]
  const [referred, catalog, metadata] = [referredIn(objects), catalogOf(objects), xmpOf(objects)]

  // Descendants are looked at through the font that names them.
  const fonts = all.filter(
    ({ dictionary }) =>
      dictionary.includes('/Type /Font\n') && !dictionary.includes('/Subtype /CIDFont'),
  )
  const isEmbedded = (dictionary: string) =>
    /\/FontFile[23] \d/.test(
      referred(referred(dictionary, 'DescendantFonts')?.dictionary ?? dictionary, 'FontDescriptor')
        ?.dictionary ?? '',
    )

  const named = new Map<string, Map<string, string>>()
  for (const { dictionary } of all) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g))
      named.set(
        name,
        lettersOf(referred(objects.get(id)?.dictionary ?? '', 'ToUnicode')?.stream ?? ''),
      )
  }
  const lines: string[] = []
  let lacksLetters = false
  let letters = new Map<string, string>()
  for (const { stream } of all) {
    for (const [, font, run = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) {
        letters = named.get(font) ?? new Map()
        continue
      }
      const codes = [...run.matchAll(/<([0-9a-f]*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      lacksLetters ||= codes.includes('0000')
      lines.push(codes.map((code) => letters.get(code) ?? '').join(''))
    }
  }
  return {
    fonts: fonts.map(({ dictionary }) => ({
      name: /\/BaseFont \/(\S+)/.exec(dictionary)?.[1] ?? '',
      isEmbedded: isEmbedded(dictionary),
    })),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1],
    title: /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(metadata)?.[1],
    isTitleShown: all.some(({ dictionary }) => dictionary.includes('/DisplayDocTitle true')),
    isTagged:
      /\/StructTreeRoot \d/.test(catalog) &&
      all.some(({ dictionary }) => dictionary.includes('/Marked true')),
    uaPart: /<pdfuaid:part>(\d)</.exec(metadata)?.[1],
    roles: all.flatMap(({ dictionary }) =>
      /\/P \d+ 0 R/.test(dictionary) ? (/\/S \/(\w+)/.exec(dictionary)?.[1] ?? []) : [],
    ),
    text: lines.join('\n'),
    lacksLetters,
  }
}
