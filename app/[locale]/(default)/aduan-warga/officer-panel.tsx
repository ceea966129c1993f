import { EnvelopeSimpleIcon, WhatsappLogoIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'

interface OfficerPanelProps {
  /** Chat of the hotline; without it the button writes an e-mail. */
  hotlineUrl: string | undefined
  email: string
}

/** Contact to an officer, with the hours. */
export function OfficerPanel({ hotlineUrl, email }: OfficerPanelProps) {
  const t = useTranslations('complaint-status-page')
  const Icon = hotlineUrl ? WhatsappLogoIcon : EnvelopeSimpleIcon
  return (
    <section
      aria-labelledby="officer-panel"
      className="relative overflow-hidden rounded-panel bg-canopy p-6 text-white"
    >
      <div aria-hidden="true" className="mega-mendung absolute inset-0 opacity-60" />
      <div className="relative">
        <h2 id="officer-panel" className="text-h4 text-white">
          {t('helpTitle')}
        </h2>
        <p className="mt-2 text-on-dark-2">{t('helpText')}</p>
        <ButtonLink href={hotlineUrl ?? `mailto:${email}`} variant="gold" className="mt-4">
          <Icon aria-hidden="true" size={20} weight="duotone" />
          {t('helpAction')}
        </ButtonLink>
      </div>
    </section>
  )
}
