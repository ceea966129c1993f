const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, between tags or in a quoted attribute. */
export const escapedHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
