import {
  BinocularsIcon,
  CameraIcon,
  ChatCircleTextIcon,
  MapPinIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'

const tips = [
  { key: 'tipPhotos', Icon: CameraIcon },
  { key: 'tipPlace', Icon: MapPinIcon },
  { key: 'tipOne', Icon: ChatCircleTextIcon },
] as const

/** Advice beside the form, and a link to follow an earlier complaint. */
export function WizardAside() {
  const t = useTranslations('complaint.create')
  return (
    <aside aria-label={t('asideLabel')} className="space-y-5 lg:sticky lg:top-28 lg:mt-32">
      <section className="rounded-panel bg-subtle px-6 py-6">
        <h2 className="text-h4 text-heading">{t('tipsTitle')}</h2>
        <ul className="mt-2 space-y-2.5">
          {tips.map(({ key, Icon }) => (
            <li key={key} className="flex gap-3.5 text-text-2">
              <Icon
                aria-hidden="true"
                size={20}
                weight="duotone"
                className="mt-1 shrink-0 text-link"
              />
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
      <section className="rounded-card bg-surface px-6 py-6 shadow-0">
        <h2 className="text-h4 text-heading">{t('haveNumberTitle')}</h2>
        <p className="mt-1 text-text-2">{t('haveNumberText')}</p>
        <ButtonLink href="/aduan-warga/cek-status" variant="quiet" className="mt-3.5 w-full">
          <BinocularsIcon aria-hidden="true" size={20} weight="duotone" />
          {t('haveNumberAction')}
        </ButtonLink>
      </section>
    </aside>
  )
}
