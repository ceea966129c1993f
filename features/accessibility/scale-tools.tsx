'use client'

import {
  TextAlignCenterIcon,
  TextAlignJustifyIcon,
  TextAlignLeftIcon,
  TextAlignRightIcon,
} from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { StepControl } from '@/components/ui/step-control'
import {
  letterSpacings,
  lineHeightBounds,
  textAligns,
  textSizeBounds,
  textSizeFactor,
  textSizePercent,
  type AccessibilitySettings,
  type TextAlign,
} from '@/lib/accessibility/settings'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { useFormatter } from '@/lib/i18n/formatter'

const alignIcons: Record<TextAlign, ReactNode> = {
  ALIGN_LEFT: <TextAlignLeftIcon size="1.375rem" />,
  ALIGN_CENTER: <TextAlignCenterIcon size="1.375rem" />,
  ALIGN_RIGHT: <TextAlignRightIcon size="1.375rem" />,
  ALIGN_JUSTIFY: <TextAlignJustifyIcon size="1.375rem" />,
}

/** The four tools with more than two positions: text size, line height, letter spacing, alignment. */
export function ScaleTools({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('accessibility')
  const format = useFormatter()
  const settings = useSettingsStore((state) => state.settings)
  const store = useSettingsStore((state) => state.change)
  const change = (part: Partial<AccessibilitySettings>) => {
    store(part)
    onChanged()
  }
  const percent = textSizePercent(settings.textSizeFactor)
  return (
    <div className="divide-y divide-line border-t border-line">
      <StepControl
        label={t('textSize.label')}
        value={format.number(percent / 100, { style: 'percent' })}
        decreaseLabel={t('textSize.decrease')}
        increaseLabel={t('textSize.increase')}
        isAtMin={percent <= textSizeBounds.min}
        isAtMax={percent >= textSizeBounds.max}
        onStep={(direction) =>
          change({ textSizeFactor: textSizeFactor(percent + direction * textSizeBounds.step) })
        }
      />
      <StepControl
        label={t('lineHeight.label')}
        value={format.number(settings.lineHeight)}
        decreaseLabel={t('lineHeight.decrease')}
        increaseLabel={t('lineHeight.increase')}
        isAtMin={settings.lineHeight <= lineHeightBounds.min}
        isAtMax={settings.lineHeight >= lineHeightBounds.max}
        onStep={(direction) =>
          change({ lineHeight: settings.lineHeight + direction * lineHeightBounds.step })
        }
      />
      <div className="py-4">
        <SegmentedControl
          legend={t('letterSpacing.label')}
          segments={[
            { value: 'NONE', label: t('letterSpacing.normal') },
            ...letterSpacings.map((value) => ({ value, label: t(`letterSpacing.${value}`) })),
          ]}
          value={settings.letterSpacing ?? 'NONE'}
          onChange={(value) => change({ letterSpacing: value === 'NONE' ? null : value })}
        />
      </div>
      <div className="py-4">
        <SegmentedControl
          legend={t('textAlign.label')}
          segments={[
            // The design shows four; without this one a person could leave an alignment only by resetting everything.
            { value: 'NONE', label: t('textAlign.normal') },
            ...textAligns.map((value) => ({
              value,
              label: t(`textAlign.${value}`),
              icon: alignIcons[value],
            })),
          ]}
          value={settings.textAlign ?? 'NONE'}
          onChange={(value) => change({ textAlign: value === 'NONE' ? null : value })}
        />
      </div>
    </div>
  )
}
