/** Whether the browser opts out of counting: Do Not Track, or its successor Global Privacy Control. */
export const asksForPrivacy = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
