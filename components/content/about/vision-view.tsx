import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { ButtonLink } from '@/components/ui/button'
import type { AboutText } from '@/lib/schemas/about'
import { formerVisionsId } from './about-pages'
import { aboutPaths } from '@/lib/address/paths'
import { ContentCard, Paragraphs } from './content-card'
import { FactNote } from './fact-note'
import { SourceLine } from '../source-line'

/** The vision in force on a dark leaf, its missions in order, and what came before. */
export function VisionView({ text }: { text: AboutText<'vision'> }) {
  const t = useTranslations('about.vision')
  return (
    <>
      <div className="relative overflow-hidden banner-panel px-5 py-8 md:px-10 md:py-12">
        <div aria-hidden="true" className="mega-mendung absolute inset-y-0 right-0 w-3/5" />
        <div className="relative">
          <p className="text-label text-pare-200">{t('period', { period: text.period })}</p>
          {/* The vision and its motto are Sundanese and Indonesian names in both languages. */}
          <p lang="id" className="mt-2 text-h1 text-white">
            {text.vision}
          </p>
          <p className="mt-2 text-lead text-on-dark-2">{text.motto}</p>
        </div>
      </div>
      <ContentCard title={t('meaning')}>
        <Paragraphs texts={text.explanation} />
      </ContentCard>
      <ContentCard title={t('missions')}>
        <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {text.missions.map((mission, index) => (
            <li key={mission.title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-label tabular-nums text-hejo-700"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-h4">{mission.title}</h3>
                <p className="mt-1 text-text-2">{mission.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {text.note && (
          <div className="mt-6">
            <FactNote>{text.note}</FactNote>
          </div>
        )}
        <ButtonLink href={aboutPaths.plan} variant="secondary" className="mt-6">
          {t('plan')}
        </ButtonLink>
      </ContentCard>
      <section aria-labelledby={formerVisionsId} className="space-y-4">
        <h2 id={formerVisionsId} className="text-h3">
          {t('former')}
        </h2>
        <Accordion
          items={text.former.map((former) => ({
            title: t('formerTitle', { period: former.period, vision: former.vision }),
            content: <FormerPeriod former={former} />,
          }))}
        />
      </section>
      <SourceLine source={text.source} updatedOn={text.updated_at} />
    </>
  )
}

function FormerPeriod({
  former: { missions, flagships, note },
}: {
  former: AboutText<'vision'>['former'][number]
}) {
  const t = useTranslations('about.vision')
  return (
    <div className="space-y-3 whitespace-normal">
      <ol className="list-decimal space-y-1.5 ps-5">
        {missions.map((mission) => (
          <li key={mission}>{mission}</li>
        ))}
      </ol>
      {flagships.length > 0 && (
        <>
          <h4 className="text-label text-heading">{t('flagships', { count: flagships.length })}</h4>
          <ul className="list-disc space-y-1.5 ps-5">
            {flagships.map((flagship) => (
              <li key={flagship}>{flagship}</li>
            ))}
          </ul>
        </>
      )}
      {note && <FactNote>{note}</FactNote>}
    </div>
  )
}
