import { hideDismissedScript } from '@/lib/alerts'
import { firstPaintScript } from '@/lib/accessibility/first-paint'
import { missingScriptWatch } from '@/lib/script-reload'

/** Shows the saved accessibility settings before the first paint. Belongs into `<head>`; the HTTP entry allows it by its hash. */
export function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
}

/** Notices scripts of the document that do not come. Belongs into `<head>`, before all others. */
export function MissingScriptWatch() {
  return <script dangerouslySetInnerHTML={{ __html: missingScriptWatch }} />
}

/** Hides warnings that the reader put away before the first paint. Belongs behind them; the HTTP entry allows it by its hash. */
export function HideDismissedScript() {
  return <script dangerouslySetInnerHTML={{ __html: hideDismissedScript }} />
}
