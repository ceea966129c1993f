import { firstPaintScript } from '@/lib/accessibility/first-paint'

/** Shows the saved accessibility settings before the first paint. Belongs into `<head>`; the HTTP entry allows it by its hash. */
export function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
}
