import {
  CheckCircleIcon,
  FlagCheckeredIcon,
  PaperPlaneTiltIcon,
  SealCheckIcon,
  WrenchIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'
import { Timeline } from '@/components/ui/timeline'

const stages = [
  { key: 'received', Icon: CheckCircleIcon },
  { key: 'verified', Icon: SealCheckIcon },
  { key: 'forwarded', Icon: PaperPlaneTiltIcon },
  { key: 'handled', Icon: WrenchIcon },
  { key: 'finished', Icon: FlagCheckeredIcon },
] as const
const privacyPoints = ['choice', 'contact', 'photo', 'secret', 'identity'] as const

/** How a complaint is handled, how long each stage may take, what stays private, and office hours. */
export function ComplaintGuide() {
  const t = useTranslations('complaint.area')
  return (
    <div className="mt-10 grid items-start gap-8 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <section
        id="cara-kerja"
        aria-labelledby="journey"
        className="rounded-card bg-surface p-6 shadow-0 sm:p-8 lg:p-9"
      >
        <h2 id="journey" className="mb-6 text-h2">
          {t('journeyTitle')}
        </h2>
        <Timeline
          label={t('journeyTitle')}
          entries={stages.map(({ key, Icon }, index) => ({
            key,
            state: 'done',
            stateLabel: String(index + 1),
            title: t(`journey.${key}`),
            text: t(`journey.${key}Text`),
            icon: <Icon size={22} weight="duotone" />,
          }))}
        />
        <p className="mt-6 border-t border-line pt-5 text-small text-text-2">{t('clockNote')}</p>
      </section>
      <div className="space-y-6">
        <section aria-labelledby="privacy" className="rounded-card bg-surface p-6 shadow-0">
          <h2 id="privacy" className="text-h4 text-heading">
            {t('privacyTitle')}
          </h2>
          <ul className="mt-3 space-y-2.5">
            {privacyPoints.map((point) => (
              <li key={point} className="flex gap-3 text-small text-text-2">
                <CheckCircleIcon
                  aria-hidden="true"
                  size={18}
                  weight="fill"
                  className="mt-0.5 shrink-0 text-hejo-600"
                />
                {t(`privacy.${point}`)}
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Link
              href="/kebijakan-privasi"
              className="inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4 hover:decoration-2"
            >
              {t('privacyLink')}
            </Link>
          </p>
        </section>
        <InlineMessage tone="info">
          <span className="font-semibold">{t('helpTitle')}</span> {t('helpText')}
        </InlineMessage>
      </div>
    </div>
  )
}
