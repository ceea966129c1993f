'use client'

import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { SidePanel } from '@/components/ui/side-panel'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { LowDataButton } from '@/components/layout/low-data-button'
import { WidgetIcon } from '@/components/layout/widget-icon'
import { ScaleTools } from './scale-tools'
import { ToggleTools } from './toggle-tools'

/**
 * The thirteen accessibility tools; each works on the whole page at once and is kept in this browser. Switches, radios and values say their
 * own new state to screen readers, so the live region speaks only of what they cannot: a reset, and a tool that another one turned off.
 */
export function AccessibilityPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accessibility')
  const resetSettings = useSettingsStore((state) => state.reset)
  const [said, setSaid] = useState('')

  const reset = () => {
    resetSettings()
    setSaid(t('said.reset'))
  }

  return (
    <SidePanel
      title={t('title')}
      subtitle={t('subtitle')}
      icon={<WidgetIcon name="accessibility" size={30} />}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-auto" onClick={reset}>
            <ArrowCounterClockwiseIcon aria-hidden="true" size="1.25rem" weight="bold" />
            {t('reset')}
          </Button>
          <Button className="flex-auto" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      }
    >
      <ToggleTools onSay={setSaid} />
      <ScaleTools onChanged={() => setSaid('')} />
      <div className="mt-6 border-t border-line pt-4">
        <p className="text-small text-text-2">{t('lowData.hint')}</p>
        <LowDataButton mode="on" className="font-semibold text-link">
          {t('lowData.on')}
        </LowDataButton>
        <LowDataButton mode="off" className="font-semibold text-link">
          {t('lowData.off')}
        </LowDataButton>
      </div>
      <LiveRegion message={said} />
    </SidePanel>
  )
}
