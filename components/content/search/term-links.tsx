import { Link } from '@/components/ui/link'
import { searchAddress } from '@/lib/address/lists/search-address'

/** Searches to choose from, each a link. */
export function TermLinks({ title, terms }: { title: string; terms: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {terms.map((word) => (
          <li key={word}>
            <Link
              href={searchAddress.href({ query: word })}
              className={
                'inline-flex min-h-11 items-center rounded-full bg-surface px-4 text-[0.9375rem] font-semibold text-hejo-700 shadow-0 ' +
                'hover:bg-brand hover:text-on-brand forced-colors:border'
              }
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
