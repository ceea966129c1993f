/** Whether the browser says for its person "do not count me": Do Not Track, or its successor Global Privacy Control. */
export const asksForPrivacy = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
