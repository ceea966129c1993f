import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'

/**
 * On paper only: the address of the page, in letters and as a code to scan. The drawing is a small file of its own; in the page it would
 * weigh twice, in the markup and in React's copy of it. Not a lazy picture: browsers would print before it has come.
 */
export function PrintFooter({ url }: { url: string }) {
  const t = useTranslations('share')
  const { pathname, search } = new URL(url)
  return (
    <Container className="hidden items-center gap-5 border-t border-line pt-4 print:flex">
      <img
        src={`/kode-qr.png?${new URLSearchParams({ alamat: `${pathname}${search}` }).toString()}`}
        alt=""
        width={96}
        height={96}
        fetchPriority="low"
        className="size-24 shrink-0"
      />
      <div className="text-small">
        <p className="font-semibold">{t('address')}</p>
        <p>{url}</p>
        <p>{t('scan')}</p>
      </div>
    </Container>
  )
}
