import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'

/** Where such requests belong; people may choose otherwise. */
const category = { category: 'layanan-pemerintahan', subcategory: 'layanan-digital' }

const mailLink = (href: string) => (chunks: ReactNode) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
  >
    {chunks}
  </a>
)

interface AccessibleCopyProps {
  /** Title of the document. */
  title: string
  /** Address of its page, absolute. */
  url: string
  /** Of the portal, for those who do not use the form or have no scripts. */
  email: string
}

/** The way to a copy of a document that somebody can read who cannot read this one: the complaint form or a mail, both with the request written. */
export function AccessibleCopy({ title, url, email }: AccessibleCopyProps) {
  const t = useTranslations('archives.accessibleCopy')
  const subject = t('subject')
  const text = t('text', { title, url })
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <section
      aria-labelledby="salinan"
      className="no-print rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-7"
    >
      <h2 id="salinan" className="text-h4">
        {t('title')}
      </h2>
      <p className="mt-2 text-small text-text-2">{t('hint')}</p>
      <ButtonLink
        href={complaintFormAddress.href({ ...category, title: subject, reason: text })}
        variant="secondary"
        className="mt-4 w-full"
      >
        {t('ask')}
      </ButtonLink>
      <p className="mt-3 text-small text-text-2">
        {t.rich('mail', {
          email,
          link: mailLink(mail),
        })}
      </p>
    </section>
  )
}
