import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { AboutText } from '@/lib/schemas/about'
import { aboutPaths } from '@/lib/address/paths'
import { ContentCard, Paragraphs } from './content-card'
import { PlanYears } from './plan-years'
import { SourceLine } from '../source-line'
import { bodyCell, headCell, DataTable } from './data-table'

const legalNetwork = 'https://jdih.jabarprov.go.id'

/** What the transition plan is, and where it stands among the other plans. */
export function PlanView({ text }: { text: AboutText<'plan'> }) {
  const t = useTranslations('about.plan')
  const [first, ...others] = text.sections
  return (
    <>
      {first && (
        <ContentCard id={first.id} title={first.heading}>
          <Paragraphs texts={first.paragraphs} />
          <PlanYears plans={text.plans} />
        </ContentCard>
      )}
      {others.length > 0 && (
        <div className="divide-y divide-line rounded-card bg-surface px-5 shadow-0 md:px-8 forced-colors:border">
          {others.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="py-5 md:py-7">
              <h2 id={section.id} className="mb-3 text-h3">
                {section.heading}
              </h2>
              <Paragraphs texts={section.paragraphs} />
            </section>
          ))}
        </div>
      )}
      <ContentCard title={t('plans')}>
        <DataTable caption={t('caption')}>
          <thead>
            <tr>
              <th scope="col" className={headCell}>
                {t('name')}
              </th>
              <th scope="col" className={`w-3/5 pe-0! ${headCell}`}>
                {t('purpose')}
              </th>
            </tr>
          </thead>
          <tbody>
            {text.plans.map((plan) => (
              <tr key={plan.name}>
                <th scope="row" className={`text-start font-normal ${bodyCell}`}>
                  <span className="block font-[650] text-heading">{plan.name}</span>
                  <span className="text-small tabular-nums text-text-2">{plan.period}</span>
                </th>
                <td className={`pe-0! ${bodyCell}`}>
                  {plan.purpose}
                  <span className="block text-small text-text-2">
                    {plan.basis ?? (
                      <Link
                        href={legalNetwork}
                        className="inline-block min-h-6 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
                      >
                        {t('noBasis')}
                      </Link>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <ButtonLink href={aboutPaths.vision} variant="secondary" className="mt-6">
          {t('vision')}
        </ButtonLink>
      </ContentCard>
      <SourceLine source={text.source} updatedOn={text.updated_at} />
    </>
  )
}
