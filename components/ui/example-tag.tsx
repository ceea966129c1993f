import { useTranslations } from 'next-intl'

/** Marks what only shows how a page works: the same quiet label everywhere. */
export function ExampleTag() {
  return (
    <span className="tag border border-dashed border-batu-500 bg-surface font-normal text-batu-700">
      {useTranslations('common')('example')}
    </span>
  )
}
