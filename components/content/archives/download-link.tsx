import { DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import type { ArchiveItem } from '@/lib/schemas/archives'
import { useFileLabels } from './use-file-labels'

interface DownloadLinkProps {
  document: ArchiveItem
  variant?: 'primary' | 'secondary'
  className?: string
}

/**
 * The file itself: saved when it is the portal's own, through the check page when it lies elsewhere. Its name says title, type and size.
 */
export function DownloadLink({
  document,
  variant = 'secondary',
  className = '',
}: DownloadLinkProps) {
  const t = useTranslations('archives')
  const { type, size } = useFileLabels(document)
  const label =
    size === null
      ? t('downloadUnsized', { title: document.title, type })
      : t('downloadOf', { title: document.title, type, size })
  const classes = buttonClass(variant, `no-print ${className}`)
  const content = (
    <>
      <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
      {t('download')}
    </>
  )
  if (!document.source.startsWith('/')) {
    return (
      <Link href={document.source} aria-label={label} className={classes}>
        {content}
      </Link>
    )
  }
  return (
    // A file is no page: it has no language prefix and is not for the router.
    <a href={document.source} download aria-label={label} className={classes}>
      {content}
    </a>
  )
}
