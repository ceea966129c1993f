import { piecesOf } from '@/lib/search/marked-text'

/** A text with the words that were found on a yellow ground; the HTML of the highlight is read as text, never as markup. */
export function MarkedWords({ html }: { html: string }) {
  return piecesOf(html).map(({ text, isHit }, at) =>
    isHit ? (
      <mark
        key={at}
        className="rounded-xs bg-pare-100 box-decoration-clone px-0.5 text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
