import { useLocale, useTranslations } from 'next-intl'
import { explainedHtml } from '@/lib/glossary/explained-html'

interface RichTextProps {
  html: string
  lang?: string
  /** Abbreviations that are explained where they first stand in this text. */
  explained?: ReadonlySet<string>
  /** Sets the first paragraph larger, as the lead of an article. */
  hasLead?: boolean
}

const none: ReadonlySet<string> = new Set()

/**
 * Editors' HTML. It has passed the sanitiser of lib/server/content/rich-text.ts on its way out of the backend, which is the
 * reason why this one file may hand HTML to React.
 */
export function RichText({ html, lang, explained = none, hasLead = false }: RichTextProps) {
  const [t, locale] = [useTranslations('common.abbreviation'), useLocale()]
  const shown = explainedHtml(html, explained, locale, (short) => t('label', { short }))
  return (
    <div
      className={hasLead ? 'prose prose-lead' : 'prose'}
      data-read-aloud
      lang={lang}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  )
}
