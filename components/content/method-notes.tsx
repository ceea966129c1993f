import type { ReactNode } from 'react'

interface MethodNotesProps {
  title: string
  /** One sentence each. */
  notes: string[]
  /** Where the numbers can be had by programs. @param path sets the address as a link */
  api: (path: () => ReactNode) => ReactNode
  apiPath: string
}

/** Under statistics: what the numbers mean, and what they leave out. */
export function MethodNotes({ title, notes, api, apiPath }: MethodNotesProps) {
  const link = () => (
    <a
      href={apiPath}
      className="text-link underline underline-offset-4 wrap-anywhere hover:text-link-hover"
    >
      {apiPath}
    </a>
  )
  return (
    <section
      aria-labelledby="cara-menghitung"
      className="mt-12 rounded-card bg-subtle p-5 forced-colors:border md:p-8"
    >
      <h2 id="cara-menghitung" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 max-w-[80ch] list-disc space-y-2 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>{api(link)}</li>
      </ul>
    </section>
  )
}
