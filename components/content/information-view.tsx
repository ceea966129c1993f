import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Fold } from '@/components/ui/fold'

export interface InformationSection {
  /** Fragment of the address. */
  id: string
  heading: string
  content: ReactNode
}

interface InformationViewProps {
  /** Button to have the page read aloud. */
  listen?: ReactNode
  sections: InformationSection[]
  contentsLabel: string
  /** When the text was checked last and will be checked next; missing where the page is made of what is stored. */
  reviewed?: string
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** So many links fill half the window of a phone. */
const shownMax = 8

function Contents({ sections }: Pick<InformationViewProps, 'sections'>) {
  return (
    <ul className="p-3 sm:columns-2 sm:gap-x-4 lg:columns-1">
      {sections.map(({ id, heading }) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-md px-3 py-1.5 text-[0.9375rem] font-[550] text-text-2 hover:bg-subtle hover:text-link-hover"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A page that explains: list of its sections, the sections, and the date of review. */
export function InformationView({
  listen,
  sections,
  contentsLabel,
  reviewed,
  feedback,
}: InformationViewProps) {
  const isLong = sections.length > shownMax
  return (
    <Container className="relative pb-18">
      <div className="-mt-10 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <nav
          aria-label={contentsLabel}
          className="rounded-card bg-surface shadow-0 lg:sticky lg:top-26 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto forced-colors:border"
        >
          {isLong && (
            <Fold from="md" label={contentsLabel} className="sm:hidden">
              <Contents sections={sections} />
            </Fold>
          )}
          {/* A list of its own: tools take what lies in a closed group for something that nobody can reach. */}
          <div className={isLong ? 'max-sm:hidden' : ''}>
            <Contents sections={sections} />
          </div>
        </nav>
        <div className="min-w-0 space-y-9 lg:pt-16">
          {listen}
          {sections.map(({ id, heading, content }) => (
            <section key={id} data-read-aloud aria-labelledby={id}>
              <h2 id={id} className="text-h3">
                {heading}
              </h2>
              <div className="prose mt-3">{content}</div>
            </section>
          ))}
          {reviewed !== undefined && <p className="text-small text-text-2">{reviewed}</p>}
          {feedback}
        </div>
      </div>
    </Container>
  )
}

/** The tags that messages of information pages may hold: paragraph, list, list item, e-mail link. */
export const informationTags = (email: string) => ({
  email,
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  ul: (chunks: ReactNode) => <ul>{chunks}</ul>,
  item: (chunks: ReactNode) => <li>{chunks}</li>,
  code: (chunks: ReactNode) => <code>{chunks}</code>,
  mail: (chunks: ReactNode) => <a href={`mailto:${email}`}>{chunks}</a>,
})
