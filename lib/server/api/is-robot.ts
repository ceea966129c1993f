// What search engines, link previews, monitors and programs call themselves; the names of browsers contain none of these words.
const robotPattern = new RegExp(
  '(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|curl|wget|' +
    'python|java/|go-http|okhttp|axios|node-fetch|facebookexternalhit|whatsapp',
  'i',
)

/** Whether a User-Agent is a program's; an empty one is. */
export const isRobot = (userAgent: string) =>
  userAgent.trim() === '' || robotPattern.test(userAgent)
