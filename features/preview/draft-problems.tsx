import { useTranslations } from 'next-intl'
import { fieldKey } from '@/components/content/preview/field-key'
import { Container } from '@/components/layout/container'
import { InlineMessage } from '@/components/ui/inline-message'

interface DraftProblemsProps {
  title: string
  /** Field path such as `procedures.0.title.en` → sentences of the server. */
  errors: Record<string, string[]>
}

/** Why a draft is not shown: by field, in the editor's words for it and with the path for whoever edits the file. */
export function DraftProblems({ title, errors }: DraftProblemsProps) {
  const t = useTranslations('preview')
  const nameOf = (path: string) => {
    const key = fieldKey(path.split('.')[0] ?? path)
    return key ? `${t(`fields.${key}`)} (${path})` : path
  }
  return (
    <div className="sticky top-0 z-lift bg-page py-3 print:hidden">
      <Container>
        <InlineMessage tone="error">
          <p>{title}</p>
          {Object.keys(errors).length > 0 && (
            <ul className="mt-2 list-disc space-y-1 ps-5 font-normal wrap-anywhere">
              {Object.entries(errors).map(([path, sentences]) => (
                <li key={path}>
                  {t('live.field', { field: nameOf(path), problem: sentences.join(' ') })}
                </li>
              ))}
            </ul>
          )}
        </InlineMessage>
      </Container>
    </div>
  )
}
