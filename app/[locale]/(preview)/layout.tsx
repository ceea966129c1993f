import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/app/client-messages'
import { MissingScriptNote } from '@/components/layout/missing-script-note'

/**
 * The frame of pages for editors: a slim bar of the page's own and the page. Nothing of the portal's frame is here: no menus, no widgets,
 * no counting of visits, so that no address with a token is passed on.
 */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('common')
  return (
    <ClientMessages namespaces={['common', 'services', 'preview']}>
      <a
        href="#main"
        className="skip-link button-like rounded-btn bg-accent px-5 py-3 text-label text-on-accent"
      >
        {t('skipLink')}
      </a>
      {children}
      <MissingScriptNote />
    </ClientMessages>
  )
}
