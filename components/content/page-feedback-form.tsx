import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { pageFeedbackCall, type PageOutcome, pageOutcomes } from '@/lib/page-feedback/outcomes'
import { pageProblems, pageReportTextMax } from '@/lib/schemas/page-feedback'

interface PageFeedbackFormProps {
  /** Of the page, with its language. */
  address: string
  /** The address to come back to: of the page, with what is chosen there. */
  shown: string
  version: string
}

/**
 * Asks whether a page helped and what is wrong with it. A plain form, the same for everybody: what came of it is the sentence whose fragment the
 * reader comes back to. The element with the fragment takes the focus, so that it is read out.
 */
export function PageFeedbackForm({ address, shown, version }: PageFeedbackFormProps) {
  const t = useTranslations('page-feedback')
  const length = pageReportTextMax
  return (
    <section aria-labelledby="membantu" className="page-feedback no-print">
      <form method="post" action={pageFeedbackCall}>
        <input type="hidden" name="path" value={address} />
        {shown !== address && <input type="hidden" name="shown" value={shown} />}
        <input type="hidden" name="version" value={version} />
        <p id="membantu">{t('question')}</p>
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            name="answer"
            value={answer}
            formNoValidate
            className={buttonClass('secondary')}
          >
            {t(answer)}
          </button>
        ))}
        <details>
          <summary>{t('report')}</summary>
          <label htmlFor="kesalahan">{t('problem')}</label>
          <select id="kesalahan" name="problem" required defaultValue="">
            <option value="">{t('choose')}</option>
            {pageProblems.map((problem) => (
              <option key={problem} value={problem}>
                {t(`problems.${problem}`)}
              </option>
            ))}
          </select>
          <label htmlFor="penjelasan">{t('text')}</label>
          <p id="penjelasan-petunjuk">{t('hint', { length })}</p>
          <textarea
            id="penjelasan"
            name="text"
            rows={4}
            required
            maxLength={length}
            aria-describedby="penjelasan-petunjuk"
          />
          <button name="answer" value="report" className={buttonClass()}>
            {t('send')}
          </button>
        </details>
      </form>
      {(Object.keys(pageOutcomes) as PageOutcome[]).map((outcome) => (
        <p key={outcome} id={pageOutcomes[outcome]} tabIndex={-1} className="page-outcome">
          {t(`outcomes.${outcome}`, { length })}
        </p>
      ))}
    </section>
  )
}
