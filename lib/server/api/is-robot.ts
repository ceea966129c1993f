// What search engines, link previews, monitors and programs call themselves; people's browsers hold none of these words.
const robotWords =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|facebookexternalhit|whatsapp/i

/** Whether no person is behind a browser name; without a name there is none. */
export const isRobot = (userAgent: string) => userAgent.trim() === '' || robotWords.test(userAgent)
