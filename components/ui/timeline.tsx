import type { ReactNode } from 'react'

export type TimelineState = 'done' | 'now' | 'next' | 'rejected'

export interface TimelineEntry {
  key: string
  state: TimelineState
  /** Read before the title, because colour alone says nothing. */
  stateLabel: string
  title: string
  /** Human time and its machine form. */
  time?: { text: string; dateTime: string }
  text?: string
  /** Language of the text when it is not that of the page. */
  textLang?: string | undefined
  /** What else belongs to the entry, below its text. */
  content?: ReactNode
  icon: ReactNode
}

const tiles: Record<TimelineState, string> = {
  done: 'bg-hejo-50 text-hejo-700',
  now: 'bg-mega-600 text-white',
  next: 'bg-surface text-text-3 ring-[1.5px] ring-inset ring-control',
  rejected: 'bg-beureum-600 text-white',
}

/** What has happened and what comes, oldest first: leaf icons on a line that is solid up to now and dashed after. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label}>
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          className="relative flex gap-4.5 pb-7 last:pb-0"
          aria-current={entry.state === 'now' ? 'step' : undefined}
        >
          {index < entries.length - 1 && (
            <span
              aria-hidden="true"
              className={
                'absolute bottom-0 start-5.25 top-11 border-s-2 ' +
                (entries[index + 1]?.state === 'next'
                  ? 'border-dashed border-line-strong'
                  : 'border-hejo-300')
              }
            />
          )}
          <span
            aria-hidden="true"
            className={`grid size-11 shrink-0 place-items-center rounded-leaf-sm forced-colors:border ${tiles[entry.state]}`}
          >
            {entry.icon}
          </span>
          <div className="min-w-0">
            <h3 className={`text-h4 ${entry.state === 'next' ? 'text-text-2' : 'text-heading'}`}>
              <span className="sr-only">{entry.stateLabel}:</span> {entry.title}
            </h3>
            {entry.time && (
              <p className="text-small tabular-nums text-text-2">
                <time dateTime={entry.time.dateTime}>{entry.time.text}</time>
              </p>
            )}
            {entry.text && (
              <p
                lang={entry.textLang}
                className="mt-1.5 whitespace-pre-line text-small text-text-2 sm:text-body"
              >
                {entry.text}
              </p>
            )}
            {entry.content}
          </div>
        </li>
      ))}
    </ol>
  )
}
