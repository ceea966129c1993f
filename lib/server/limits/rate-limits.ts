const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface RateLimit {
  /** Uses per window for one browser. */
  perBrowser: number
  windowMs: number
  /** Uses per window for one address; mobile carriers share addresses, hence about six times as many. */
  perAddress: number
  /** Uses per window for all browsers of one address that send a cookie, counted separately: hundreds of people behind one carrier. */
  perAddressKnown?: number
  /** All callers of one process together, per window; the last line of defence. */
  global: number
  /** Counted per process, where a committed write for each call would cost more than it protects. */
  isPerProcess?: true
}

/** Every limit of /v1 in one place (contract section 13, security file section 5). RATE_LIMIT_SCALE multiplies all of them. */
export const rateLimits = {
  feedback: {
    perBrowser: 1,
    windowMs: hourMs,
    perAddress: 20,
    perAddressKnown: 600,
    global: 20_000,
  },
  /** Answers at the foot of pages; many people share an address. */
  pageAnswer: { perBrowser: 30, windowMs: 10 * minuteMs, perAddress: 180, global: 20_000 },
  /** Reports about pages, whose texts somebody has to read. */
  pageReport: { perBrowser: 5, windowMs: hourMs, perAddress: 30, global: 2_000 },
  complaint: {
    perBrowser: 5,
    windowMs: hourMs,
    perAddress: 30,
    perAddressKnown: 600,
    global: 20_000,
  },
  reporterAction: {
    perBrowser: 20,
    windowMs: 10 * minuteMs,
    perAddress: 120,
    perAddressKnown: 600,
    global: 20_000,
  },
  recovery: { perBrowser: 5, windowMs: 15 * minuteMs, perAddress: 30, global: 5_000 },
  upload: {
    perBrowser: 30,
    windowMs: hourMs,
    perAddress: 180,
    perAddressKnown: 1_800,
    global: 100_000,
  },
  lookup: {
    perBrowser: 30,
    windowMs: 10 * minuteMs,
    perAddress: 180,
    perAddressKnown: 900,
    global: 50_000,
  },
  receiptCheck: { perBrowser: 20, windowMs: 10 * minuteMs, perAddress: 120, global: 20_000 },
  emailCheck: { perBrowser: 30, windowMs: 10 * minuteMs, perAddress: 180, global: 50_000 },
  weather: { perBrowser: 60, windowMs: 10 * minuteMs, perAddress: 360, global: 100_000 },
  search: { perBrowser: 60, windowMs: minuteMs, perAddress: 360, global: 20_000 },
  similar: { perBrowser: 30, windowMs: 10 * minuteMs, perAddress: 180, global: 50_000 },
  support: { perBrowser: 20, windowMs: hourMs, perAddress: 120, global: 20_000 },
  /** Links in mails: providers of mail post for many people from few addresses, and tokens cannot be guessed. */
  mailLink: { perBrowser: 60, windowMs: 10 * minuteMs, perAddress: 1_200, global: 20_000 },
  flag: { perBrowser: 10, windowMs: hourMs, perAddress: 60, global: 20_000 },
  visit: {
    perBrowser: 240,
    windowMs: 10 * minuteMs,
    perAddress: 1_440,
    global: 500_000,
    isPerProcess: true,
  },
  /** Reads of Open311 that are not in the cache. */
  open311: { perBrowser: 60, windowMs: minuteMs, perAddress: 360, global: 20_000 },
  /** Complaints of one partner system, which all come from its address. */
  open311Report: { perBrowser: 60, windowMs: hourMs, perAddress: 300, global: 20_000 },
  /** Wrong tokens of operators. */
  operatorFailure: { perBrowser: 20, windowMs: 15 * minuteMs, perAddress: 20, global: 2_000 },
  /** Previews opened and drafts rendered while an editor types, about one in a second. */
  preview: { perBrowser: 900, windowMs: 10 * minuteMs, perAddress: 1_800, global: 50_000 },
  newsCount: { perBrowser: 60, windowMs: 10 * minuteMs, perAddress: 360, global: 200_000 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/** Failed look-ups of one complaint number: 5 in 15 minutes, by any caller. */
export const failedLookups = { perNumber: 5, windowMs: 15 * minuteMs }

/** What counts as one address: a whole IPv4 address, or the /64 network that one IPv6 subscriber gets. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = ip.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
