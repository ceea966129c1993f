/** Key of the session's storage with the numbers of alerts that the reader put away. */
export const dismissedAlertsKey = 'alerts-away'

/** Id of an alert on the page. */
export const alertElementId = (id: number | string) => `peringatan-${id}`

/** What is shown, in a form that can be compared: the numbers in their order, and when each was last changed. */
export const alertSignature = (alerts: readonly { id: number; updated_at: string }[]) =>
  alerts.map(({ id, updated_at: updated }) => `${id} ${updated}`).join(',')

/** Hides what the reader put away before the first paint, so that nothing moves afterwards. Belongs behind the alerts; the HTTP entry allows it by its hash. */
export const hideDismissedScript =
  `try{for(const i of JSON.parse(sessionStorage.getItem('${dismissedAlertsKey}')||'[]')){` +
  `const e=document.getElementById('${alertElementId('')}'+Number(i));if(e)e.hidden=true}}catch{}`
