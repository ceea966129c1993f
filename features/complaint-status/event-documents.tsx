'use client'

import { FilePdfIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { fileSize } from '@/components/content/archives/file-size'
import { documentFileName } from '@/lib/complaints/document-file-name'
import { useFormatter } from '@/lib/i18n/formatter'
import type { StepDocument } from '@/lib/schemas/complaint-documents'
import { getPrivateFile } from './queries'
import { saveFile } from '@/lib/device/save-file'

interface EventDocumentsProps {
  documents: readonly StepDocument[]
  /** Opens documents that are not public; empty when there is none. */
  secret: string
}

/** The documents of one step as links that name type and size. */
export function EventDocuments({ documents, secret }: EventDocumentsProps) {
  const t = useTranslations('complaint-following.step')
  return (
    <ul aria-label={t('documents')} className="mt-3 space-y-1">
      {documents.map((document) => (
        <li key={document.url}>
          <DocumentLink document={document} secret={secret} />
        </li>
      ))}
    </ul>
  )
}

function DocumentLink({ document, secret }: { document: StepDocument; secret: string }) {
  const t = useTranslations('complaint-following.step')
  const sizeName = useTranslations('common.fileSize')
  const format = useFormatter()
  const [state, setState] = useState<'still' | 'coming' | 'failed'>('still')
  const { url, title, title_locale: language, size } = document
  const { unit, value } = fileSize(size)
  const save = async () => {
    setState('coming')
    try {
      saveFile(await getPrivateFile(url, secret), documentFileName(title))
      setState('still')
    } catch {
      setState('failed')
    }
  }
  // A secret never stands in an address: with one the document is fetched and saved from memory.
  const saveWithSecret = (event: MouseEvent) => {
    event.preventDefault()
    if (state !== 'coming') void save()
  }
  return (
    <>
      <a
        href={`${url}?lang=${language}`}
        download
        onClick={secret === '' ? undefined : saveWithSecret}
        className="inline-flex min-h-11 items-start gap-2 py-2.5 text-small font-semibold text-link underline underline-offset-4 sm:text-body"
      >
        <FilePdfIcon aria-hidden="true" size={22} className="shrink-0" />
        <span>
          <span lang={language}>{title}</span>{' '}
          {t('documentFacts', {
            size: sizeName(unit, { value: format.number(value, { maximumFractionDigits: 1 }) }),
          })}
        </span>
      </a>
      {/* On a slow line it takes most of a minute. */}
      <output className="block text-small text-text-2 empty:hidden">
        {state === 'coming' && t('documentComing')}
      </output>
      {state === 'failed' && (
        <p role="alert" className="text-small text-beureum-700">
          {t('documentFailed')}
        </p>
      )}
    </>
  )
}
