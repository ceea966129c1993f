import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'

const inlineLink = 'font-semibold text-link underline underline-offset-4'

/** The service that is the hotline itself: its number in the seed content. */
export const isHotlineService = ({ id }: { id: number }) => id === 46

const formLink = (words: ReactNode) => (
  <Link href="/aduan-warga/buat-aduan" className={inlineLink}>
    {words}
  </Link>
)

/** Says above the hotline's service that its chat is not open on this portal, and what to use meanwhile. */
export function HotlineClosed({ email }: { email: string }) {
  const t = useTranslations('services.hotlineClosed')
  const mailLink = (words: ReactNode) => (
    <Link href={`mailto:${email}`} className={inlineLink}>
      {words}
    </Link>
  )
  return (
    <div className="bg-surface pt-7">
      <Container>
        <InlineMessage tone="warning">
          <span className="block font-semibold">{t('title')}</span>
          <span className="block">{t.rich('text', { email, mail: mailLink, form: formLink })}</span>
        </InlineMessage>
      </Container>
    </div>
  )
}
