export type PersonalDataKind = 'phone' | 'email' | 'identity' | 'plate'

export interface PersonalData {
  kind: PersonalDataKind
  /** The words as they stand in the text, so that a screen can point at them. */
  text: string
}

/** A pattern that looks behind. Safari before 16.4 cannot and finds nothing by it: it warns of less, and the server holds what it must. */
function lookingBehind(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags)
  } catch {
    return new RegExp('(?!)', flags)
  }
}

// What people put between the groups of a number, up to three of them: space, line break, dot, hyphens, dashes, brackets.
const signs = '[ \\n\\t\\u00a0.()\\p{Pd}]'
const gap = `${signs}{1,3}`
const anyGap = `${signs}{0,3}`
// Not the tail of a longer number, of a decimal or of an amount of money.
const fresh = '(?<!\\d)(?<!\\d[.,])(?<!\\brp[.\\s]{0,2})'

// Mobile: 0 or 62, then 8 with its next digit, 7 to 11 more; a date ("08-11-2025 08.00") breaks after the 8 and is none.
const mobile = lookingBehind(
  `${fresh}(?:\\+?62${anyGap}0?|0)8[1-9](?:${anyGap}\\d){7,11}(?![\\d])`,
  'giu',
)
// The same number dictated as 08 123 456 789.
const spacedMobile = lookingBehind(
  `${fresh}08${gap}\\d{3,4}${gap}\\d{3,4}${gap}\\d{2,4}(?!\\d)`,
  'giu',
)
// Fixed line of western Java: (022) 4230000, 0251-831-2345, +62 22 4230000, 0224230000.
const fixedLine = lookingBehind(
  `${fresh}(?:(?:\\(02[1-9]\\d?\\)${anyGap}|02[1-9]\\d?${gap}|\\+62${anyGap}2[1-9]\\d?${gap})\\d{3,4}${anyGap}\\d{3,4}|02[1-9]\\d{7,8})(?!\\d)`,
  'giu',
)
// The leading zero left out after a word that announces a number: "WA 81234567890".
const announced = new RegExp(
  `\\b(?:wa|whatsapp|hp|telp?|telepon|phone)[ .:]{0,3}8[1-9](?:${anyGap}\\d){7,10}(?!\\d)`,
  'giu',
)

// Spelled out: "nol delapan satu dua …", "kosong lapan …". Only whole words of digits in one run that begins like a mobile number; counting ("satu dua
// tiga …"), amounts ("delapan belas", "dua ratus") and addresses never do.
const digitWord =
  '(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|lapan|sembilan|zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)'
const wordGap = '[ \\n\\u00a0.,\\u2010-\\u2013-]{1,3}'
const spelledMobile = lookingBehind(
  `(?<![\\p{L}\\d])(?:nol|kosong|zero|oh)${wordGap}(?:delapan|lapan|eight)(?:${wordGap}${digitWord}){7,11}(?![\\p{L}\\d])`,
  'giu',
)

// 16 digits in one run, in fours as on a bank card, or grouped as on an identity card: by place, day of birth and serial.
const identity = lookingBehind(
  `(?<!\\d)(?:${[[16], [4, 4, 4, 4], [6, 6, 4], [4, 2, 6, 4], [2, 2, 2, 6, 4]]
    .map((groups) => groups.map((digits) => `\\d{${digits}}`).join(gap))
    .join('|')})(?!\\d)`,
  'gu',
)
const yearsOnly = /^(?:(?:19|20)\d\d\D{0,3}){4}$/u

// Bounded lengths (RFC 5321: 64 before the sign, 63 each label) keep the search linear; "(at)" hides an address from few.
const email =
  /[^\s@<>(),;:"[\]]{1,64}(?:@|\s?[([]at[)\]]\s?)(?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,24}/giu

// Between the parts of a complaint's number, as people write it.
const between = '[\\s\\p{Pd}._]{0,3}'
const plateArea =
  '(?:A[ABDEG]?|B[ABDEGHKLMNP]?|D[ABCDEGHKLMNRSTW]?|E[ABD]?|F|G|H|K[BHTU]?|L|M|N|P[ABG]?|R|S|T|W|Z)'
// Registration plate: area letters, 2 to 4 digits, 1 to 3 letters; a house in "Blok D 12 A" is none, nor the end of a complaint's number, which has
// that form in three of a hundred.
const plate = lookingBehind(
  `(?<!\\b(?:blok|gang|gg|no|nomor|kav|kavling|rumah|jalan|jl|lantai|kelas|gedung|pasal|ruang|pintu|tipe|type|block|house|room)[. ]{1,2})` +
    `(?<!(?:\\bJBR${between}\\d{8}|\\b20\\d{6}\\p{Pd})${between})(?<![\\p{L}\\d])${plateArea}[ .-]?\\d{2,4}[ .-]?[A-Z]{1,3}(?![\\p{L}\\d])`,
  'giu',
)
// Short words and units that follow a number in ordinary sentences.
const afterNumbers = new Set(
  (
    'rt rw di ke km m cm mm kg g ton dan or and no jl gg rb jt thn th tahun wib jam kw kva va l ml lt dua itu ini ada yg dg dgn ' +
    'ya pak bu saya of to in on at is the has my am pm'
  ).split(' '),
)

function isPlate(text: string): boolean {
  const parts = /^(\p{L}+)\W?(\d+)\W?(\p{L}+)$/u.exec(text)
  if (!parts) return false
  const [, area = '', digits = '', suffix = ''] = parts
  if (afterNumbers.has(suffix.toLowerCase())) return false
  // Written small or with one last letter it is a plate only with enough digits; "a 12 b" is a list.
  const isUpper = area === area.toUpperCase() && suffix === suffix.toUpperCase()
  return isUpper && suffix.length > 1 ? true : digits.length >= 3
}

const searches: {
  kind: PersonalDataKind
  patterns: RegExp[]
  accepts: (text: string) => boolean
}[] = [
  { kind: 'identity', patterns: [identity], accepts: (text) => !yearsOnly.test(text) },
  {
    kind: 'phone',
    patterns: [mobile, spacedMobile, fixedLine, announced, spelledMobile],
    accepts: () => true,
  },
  { kind: 'email', patterns: [email], accepts: () => true },
  { kind: 'plate', patterns: [plate], accepts: isPlate },
]

/** Signs without a picture, with which a number can be cut into pieces that nobody sees. */
const invisible = /\p{Cf}+/gu
const plainOf = (text: string) =>
  text.normalize('NFKC').replace(invisible, '').replaceAll('\r\n', '\n')

/**
 * Finds what a text gives away about a person: phone numbers (also spelled out), e-mail addresses, 16-digit numbers (identity or bank
 * card) and registration plates of vehicles, in the order of their kinds and each wording once. Names of people cannot be told from
 * names of streets and offices; they are left to the eyes of an officer. Other forms of digits and invisible signs hide nothing. Works
 * the same in the browser and on the server, in linear time.
 */
export function findPersonalData(text: string): PersonalData[] {
  const plain = plainOf(text)
  const found = personalDataIn(text)
  return plain === text
    ? found
    : [
        ...found,
        ...personalDataIn(plain).filter(
          (hit) => !found.some((other) => other.kind === hit.kind && other.text.includes(hit.text)),
        ),
      ]
}

/** The longest first: an address may have a number in it. */
const masked = (text: string) =>
  personalDataIn(text)
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((shown, { kind, text: hit }) => shown.replaceAll(hit, `[${kind}]`), text)

/** The text with each finding of `findPersonalData` replaced by its kind, `[phone]`; unchanged where there is none. */
export function maskPersonalData(text: string): string {
  // As it stands first: a raised footnote before a number becomes a digit of it.
  return findPersonalData(text).length === 0 ? text : masked(plainOf(masked(text)))
}

function personalDataIn(text: string): PersonalData[] {
  const found: PersonalData[] = []
  for (const { kind, patterns, accepts } of searches) {
    for (const pattern of patterns) {
      for (const [hit] of text.matchAll(pattern)) {
        const isNew = !found.some((other) => other.text.includes(hit))
        if (isNew && accepts(hit)) found.push({ kind, text: hit })
      }
    }
  }
  return found
}
