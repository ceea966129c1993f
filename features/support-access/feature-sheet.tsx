'use client'

import { CaretRightIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { WidgetIcon } from '@/components/layout/widget-icon'
import { widgetItems } from '@/lib/widgets/widget-items'
import { useWidgetStore, type Widget } from '@/lib/widgets/widget-store'

/** All widgets with what each is for; choosing one closes the sheet, and the widget opens after it. */
export function FeatureSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('widgets')
  const choose = useWidgetStore((state) => state.choose)
  const take = (widget: Widget) => {
    choose(widget)
    onClose()
  }
  return (
    <BottomSheet
      title={t('title')}
      labels={{ expand: t('sheet.expand'), shrink: t('sheet.shrink'), close: t('sheet.close') }}
      onClose={onClose}
    >
      <ul>
        {widgetItems('COMPACT').map(({ id, widget, icon }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => take(widget)}
              className="flex min-h-19 w-full items-center gap-3 rounded-md py-3 text-start hover:bg-subtle"
            >
              <span className="grid size-13 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700">
                <WidgetIcon name={icon} size={28} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-label text-heading">{t(`items.${widget}.title`)}</span>
                <span className="block text-small text-text-2">
                  {t(`items.${widget}.description`)}
                </span>
              </span>
              <CaretRightIcon
                aria-hidden="true"
                size={18}
                weight="bold"
                className="me-1 shrink-0 text-link"
              />
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
