import type { ReactNode } from 'react'
import { ClientMessages } from '@/app/client-messages'
import { SaveButton } from '@/features/saved-pages/save-button'
import type { SavedKind } from '@/features/saved-pages/saved-kinds'
import { ShareRow } from '@/features/share/share-row'

interface PageActionsProps {
  /** Absolute public address. */
  url: string
  title: string
  /** What the list of saved pages calls it; a page without one is not offered for saving. */
  kind?: SavedKind
  /** Counts completed shares of an article. */
  articleId?: number
  /** A column beside the text on wide screens. */
  isRail?: boolean
  /** Further things to do with the page. */
  children?: ReactNode
}

/** The actions of a page: share, print, save. */
export function PageActions({ url, title, kind, articleId, isRail, children }: PageActionsProps) {
  return (
    <ClientMessages namespaces={['share', 'saved']}>
      <ShareRow articleId={articleId} url={url} title={title} isRail={isRail}>
        {children}
        {kind && <SaveButton kind={kind} title={title} isRail={isRail} />}
      </ShareRow>
    </ClientMessages>
  )
}
