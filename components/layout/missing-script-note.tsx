import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FrameIcon } from '@/components/ui/frame-icon'
import { missingScriptNoteId } from '@/lib/script-reload'

/**
 * A note that a part of the page failed to load, with a button to reload. In the HTML of every page and hidden, because a page without a
 * script may never hydrate to render it; whoever shows it also enables the button.
 */
export function MissingScriptNote() {
  const t = useTranslations('navigation.missingScript')
  return (
    <div
      id={missingScriptNoteId}
      hidden
      role="alert"
      className={
        'sticky bottom-0 z-dock flex flex-wrap items-center gap-3 bg-night px-5 py-3 text-small font-medium text-white ' +
        '[&[hidden]]:hidden forced-colors:border-t print:hidden'
      }
    >
      <FrameIcon name="wifi-slash" className="shrink-0 text-pare-200" />
      <span>{t('text')}</span>
      <Button variant="gold">{t('reload')}</Button>
    </div>
  )
}
