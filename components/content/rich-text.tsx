/**
 * Editors' HTML. It has passed the sanitiser of lib/server/content/rich-text.ts on its way out of the backend, which is the
 * reason why this one file may hand HTML to React.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return (
    <div className="prose" data-read-aloud lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
