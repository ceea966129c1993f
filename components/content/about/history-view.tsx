import { useTranslations } from 'next-intl'
import type { AboutText } from '@/lib/schemas/about'
import { ContentCard } from './content-card'
import { FactNote } from './fact-note'
import { GovernorsTable } from './governors-table'
import { HistoryRibbon, milestoneAnchor } from './history-ribbon'
import { SourceLine } from '../source-line'

interface HistoryViewProps {
  text: AboutText<'history'>
  /** null when the installation does not have the list. */
  governors: AboutText<'governors'> | null
}

/** The province through time, oldest first, then its governors. */
export function HistoryView({ text, governors }: HistoryViewProps) {
  const t = useTranslations('about.history')
  return (
    <>
      <HistoryRibbon introduction={text.introduction} milestones={text.milestones} />
      <ContentCard title={t('timeline')}>
        <ol>
          {text.milestones.map((milestone, index) => (
            <li
              key={milestone.title}
              id={milestoneAnchor(index)}
              className="relative ps-9 pb-8 last:pb-0"
            >
              {index < text.milestones.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute bottom-0 start-2 top-6 border-s-2 border-hejo-300"
                />
              )}
              <span
                aria-hidden="true"
                className="absolute start-0 top-1.5 size-4.5 rounded-leaf-sm bg-brand"
              />
              <p className="text-small font-[650] tabular-nums text-link">{milestone.when}</p>
              <h3 className="text-h4">{milestone.title}</h3>
              <p className="mt-1 max-w-[68ch] text-text-2">{milestone.text}</p>
              {milestone.note && (
                <div className="mt-2">
                  <FactNote>{milestone.note}</FactNote>
                </div>
              )}
            </li>
          ))}
        </ol>
      </ContentCard>
      {governors && (
        <ContentCard title={t('governors')} id="gubernur">
          <GovernorsTable governors={governors.governors} />
          <div className="mt-4">
            <SourceLine source={governors.source} updatedOn={governors.updated_at} />
          </div>
        </ContentCard>
      )}
      <SourceLine source={text.source} updatedOn={text.updated_at} />
    </>
  )
}
