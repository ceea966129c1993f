import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Tag } from '@/components/ui/tag'
import type { SavedPage } from './saved-store'
import { useSavedLine } from './use-saved-line'

/** One kept page: kind, title, when it was saved, and the way to let it go. */
export function SavedRow({ page, onRemove }: { page: SavedPage; onRemove: () => void }) {
  const t = useTranslations('saved')
  const line = useSavedLine()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface p-5 shadow-0 forced-colors:border">
      <div className="min-w-0 flex-1 basis-64">
        <Tag tone="mega">{t(`kinds.${page.kind}`)}</Tag>
        {/* A plain link: the path has its language already, and without network only the whole page can come. */}
        <a
          href={page.path}
          className="mt-2 flex min-h-11 items-center text-label text-heading underline-offset-4 hover:underline"
        >
          {page.title}
        </a>
        <p className="text-small text-text-2 tabular-nums">{line(page.savedAt, 'savedAt')}</p>
      </div>
      <Button
        variant="quiet"
        aria-label={t('removeNamed', { title: page.title })}
        onClick={onRemove}
      >
        {t('removeOne')}
      </Button>
    </li>
  )
}
