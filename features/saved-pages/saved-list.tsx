'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { EmptyState } from '@/components/ui/empty-state'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { followReturn } from '@/lib/device/follow-return'
import { useFormatter } from '@/lib/i18n/formatter'
import { limits, megabyte } from './limits'
import {
  listSaved,
  removeAllSaved,
  removeSaved,
  type SavedPage,
  type SavedPages,
} from './saved-store'
import { Button } from '@/components/ui/button'
import { Tag } from '@/components/ui/tag'
import { useSavedLine } from './use-saved-line'

/** One kept page: kind, title, when it was saved, and the way to let it go. */
function SavedRow({ page, onRemove }: { page: SavedPage; onRemove: () => void }) {
  const t = useTranslations('saved')
  const line = useSavedLine()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface p-5 shadow-0 forced-colors:border">
      <div className="min-w-0 flex-1 basis-64">
        <Tag tone="mega">{t(`kinds.${page.kind}`)}</Tag>
        {/* Loaded by the browser: without network only the whole page can come. */}
        <a
          href={page.path}
          target="_self"
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

const nothing: SavedPages = { pages: [], bytes: 0 }
const readAll = (): Promise<SavedPages> =>
  'caches' in window ? listSaved().catch(() => nothing) : Promise.resolve(nothing)

/** The pages kept on this device, what they take, and the ways to let them go. */
export function SavedList() {
  const [t, format] = [useTranslations('saved'), useFormatter()]
  const [saved, setSaved] = useState<SavedPages | null>(null)
  const [said, setSaid] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const read = () => void readAll().then(setSaved)
    read()
    // Whoever comes back, from a page or from another tab, may have let something go there.
    return followReturn(read)
  }, [])

  async function after(change: Promise<void>, at: number, message: string) {
    focusAfterRemoval(() => list.current?.children[at] ?? list.current?.lastElementChild)
    // The same words once more would be no change of the page, and not be heard.
    setSaid('')
    setHasFailed(false)
    const isDone = await change.then(
      () => true,
      () => false,
    )
    setSaved(await readAll())
    setHasFailed(!isDone)
    setSaid(isDone ? message : t('said.removeFailed'))
  }
  const removeOne = ({ path, title }: SavedPage, at: number) =>
    void after(removeSaved(path), at, t('removed', { title }))
  const size = (bytes: number) =>
    format.number(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

  return (
    <div className="mt-4 noscript:hidden">
      <LiveRegion message={said} />
      {hasFailed && <InlineMessage tone="error">{t('said.removeFailed')}</InlineMessage>}
      {saved === null && (
        // As high as the state without any, so that the page keeps its place.
        <p
          aria-busy="true"
          className="grid min-h-95 place-items-center rounded-card bg-surface px-5 text-text-2 shadow-0 forced-colors:border"
        >
          {t('loading')}
        </p>
      )}
      {saved?.pages.length === 0 && (
        <EmptyState
          image="/img/empty-archive.svg"
          text={`${t('emptyTitle')}. ${t('emptyText')}`}
          link={{ href: '/berita', label: t('emptyLink') }}
        />
      )}
      {saved !== null && saved.pages.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-small text-text-2">
              {t('used', {
                count: saved.pages.length,
                size: size(saved.bytes),
                limit: size(limits.bytes),
              })}
            </p>
            <ConfirmButton
              label={t('removeAll')}
              question={t('removeAllQuestion')}
              text={t('removeAllText')}
              cancel={t('cancel')}
              onConfirm={() => void after(removeAllSaved(), 0, t('removedAll'))}
            />
          </div>
          <ul ref={list} className="mt-4 space-y-3">
            {saved.pages.map((page, at) => (
              <SavedRow key={page.path} page={page} onRemove={() => removeOne(page, at)} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 text-small text-text-2">{t('private')}</p>
    </div>
  )
}
