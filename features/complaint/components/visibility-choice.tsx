'use client'

import { useTranslations } from 'next-intl'
import { OptionCard, OptionGroup } from '@/components/ui/option-card'
import { maskedName } from '@/lib/complaints/masked-name'
import { chooseType, type InformationForm } from '../model/form'
import { fieldId } from '../model/steps'
import { useWizardContext } from '../wizard-context'

const at = (name: keyof InformationForm) => fieldId(`informasi_aduan.${name}`)
/** Shown while no name was typed. */
const exampleName = 'B*** S***'

interface VisibilityChoiceProps {
  information: InformationForm
  onChange: (next: InformationForm) => void
}

/** Who sees the complaint and, when it is public, what others see of the name; each card says what follows from it. */
export function VisibilityChoice({ information, onChange }: VisibilityChoiceProps) {
  const t = useTranslations('complaint')
  const { form, errorOf } = useWizardContext()
  const name = form.data_wargi.name.trim()
  const masked = name === '' ? exampleName : maskedName(name)

  return (
    <>
      <OptionGroup
        id={`${at('type')}-group`}
        legend={t('fields.type')}
        error={errorOf('informasi_aduan.type')}
      >
        {(['public', 'private'] as const).map((type) => (
          <OptionCard
            key={type}
            // Error links name the field; its first card carries that id.
            id={type === 'public' ? at('type') : `${at('type')}-private`}
            name="informasi_aduan.type"
            value={type}
            checked={information.type === type}
            onChange={() => onChange(chooseType(information, type))}
            label={t(`visibility.${type}`)}
            description={
              <>
                <span className="block">{t(`visibility.${type}Text`)}</span>
                <span className="mt-1 block text-micro font-normal text-text-3">
                  {t(`visibility.${type}More`)}
                </span>
              </>
            }
          />
        ))}
      </OptionGroup>
      {information.type === 'public' && (
        <div>
          <OptionGroup id={`${at('is_anonymous')}-group`} legend={t('visibility.nameLegend')}>
            {(['masked', 'anonymous'] as const).map((option) => (
              <OptionCard
                key={option}
                id={option === 'masked' ? at('is_anonymous') : `${at('is_anonymous')}-hidden`}
                name="informasi_aduan.is_anonymous"
                value={option}
                checked={information.is_anonymous === (option === 'anonymous')}
                onChange={() => onChange({ ...information, is_anonymous: option === 'anonymous' })}
                label={t(`visibility.${option}`)}
                description={
                  option === 'masked'
                    ? t('visibility.maskedText', { name: masked })
                    : t('visibility.anonymousText')
                }
              />
            ))}
          </OptionGroup>
          <p className="mt-2.5 text-small text-text-3">{t('visibility.officerNote')}</p>
        </div>
      )}
    </>
  )
}
