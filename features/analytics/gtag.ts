import type { EventAdapter } from '@/lib/analytics/events'

const scriptAddress = 'https://www.googletagmanager.com/gtag/js'
const scriptId = 'gtag-script'

type Queue = IArguments[]
// The names under which Google's script looks for its queue and its switch.
const outside = globalThis as unknown as { dataLayer?: Queue } & Record<
  `ga-disable-${string}`,
  boolean | undefined
>

const gtag: (...command: unknown[]) => void = function push() {
  outside.dataLayer ??= []
  // Google's script takes only this kind of list for a command; an array would be data.
  outside.dataLayer.push(arguments)
}

/** Where somebody is, as it may be told: no query, no fragment, and no title, which may repeat what somebody searched for. */
const placeOf = (path: string) => ({
  page_location: `${window.location.origin}${path}`,
  page_path: path,
  page_title: path,
})

/** The page that led here without what may be personal in its address. */
function referrer(): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  return `${origin}${pathname}`
}

function insertScript(id: string) {
  if (document.getElementById(scriptId)) return
  const script = document.createElement('script')
  script.id = scriptId
  script.async = true
  script.referrerPolicy = 'origin'
  script.src = `${scriptAddress}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Loads Google's script for an id. Only after somebody agreed: nothing is asked of Google before. */
export function startGtag(id: string) {
  outside[`ga-disable-${id}`] = false
  gtag('js', new Date())
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('config', id, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Cookies of this host alone, so that a refusal can delete them.
    cookie_domain: 'none',
    page_referrer: referrer(),
    ...placeOf(window.location.pathname),
  })
  insertScript(id)
}

/** Counts a page, and names it in what follows. */
export function countPage(path: string) {
  gtag('set', placeOf(path))
  gtag('event', 'page_view', placeOf(path))
}

/** The portal's events under names that Google allows: letters and low lines. */
export const sendToGtag: EventAdapter = (name, details) =>
  gtag('event', name.replaceAll('-', '_'), details)

/** Sends nothing more and removes what was kept on the device. */
export function stopGtag(id: string) {
  outside[`ga-disable-${id}`] = true
  for (const cookie of document.cookie.split(/;\s*/)) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (name === '_ga' || name.startsWith('_ga_')) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}
