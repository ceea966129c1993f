import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FrameIcon } from '@/components/ui/frame-icon'
import { missingScriptNoteId } from '@/lib/script-reload'

/**
 * Says that a part of the page did not come, with a button that loads it anew. In the HTML of every page and hidden, because a page that
 * lacks a script may never come alive to draw it; whoever shows it also makes the button work.
 */
export function MissingScriptNote() {
  const t = useTranslations('navigation.missingScript')
  return (
    <div
      id={missingScriptNoteId}
      hidden
      role="alert"
      className="sticky bottom-0 z-dock flex flex-wrap items-center gap-3 bg-night px-5 py-3 text-small font-medium text-white [&[hidden]]:hidden forced-colors:border-t print:hidden"
    >
      <FrameIcon name="wifi-slash" className="shrink-0 text-pare-200" />
      <span>{t('text')}</span>
      <Button variant="gold">{t('reload')}</Button>
    </div>
  )
}
