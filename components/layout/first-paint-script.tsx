import { hideDismissedScript } from '@/lib/alerts'
import { firstPaintScript } from '@/lib/accessibility/first-paint'
import { eventReplayScript } from '@/lib/event-replay'
import { missingScriptWatch } from '@/lib/script-reload'

/** Shows the saved accessibility settings before the first paint. Belongs into `<head>`; the HTTP entry allows it by its hash. */
export function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
}

/** Detects scripts of the document that fail to load. Belongs into `<head>`, before all others. */
export function MissingScriptWatch() {
  return <script dangerouslySetInnerHTML={{ __html: missingScriptWatch }} />
}

/** Keeps a press until the page is alive. Belongs into `<head>`; the HTTP entry allows it by its hash. */
export function EventReplayScript() {
  return <script dangerouslySetInnerHTML={{ __html: eventReplayScript }} />
}

/** Hides dismissed warnings before the first paint. Belongs behind them; the HTTP entry allows it by its hash. */
export function HideDismissedScript() {
  return <script dangerouslySetInnerHTML={{ __html: hideDismissedScript }} />
}
