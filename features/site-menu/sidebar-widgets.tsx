'use client'

import { useTranslations } from 'next-intl'
import { WidgetIcon } from '@/components/layout/widget-icon'
import { widgetItems } from '@/lib/widgets/widget-items'
import { useWidgetStore, type Widget } from '@/lib/widgets/widget-store'

/** The floating widgets inside the menu of small screens, which covers the 'Fitur' button; choosing one closes the menu. */
export function SidebarWidgets({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations('widgets')
  const choose = useWidgetStore((state) => state.choose)
  const take = (widget: Widget) => {
    choose(widget)
    onChoose()
  }
  return (
    <ul aria-label={t('title')} className="mt-5 grid grid-cols-2 gap-2.5">
      {widgetItems('SIDEBAR').map(({ id, widget, icon }) => (
        <li key={id}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => take(widget)}
            className={
              'flex min-h-13 w-full items-center gap-3 rounded-md bg-sunken px-3.5 py-2 text-start ' +
              'text-small font-semibold text-heading hover:bg-subtle forced-colors:border'
            }
          >
            <span className="shrink-0 text-hejo-700">
              <WidgetIcon name={icon} size={24} />
            </span>
            {t(`items.${widget}.short`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
