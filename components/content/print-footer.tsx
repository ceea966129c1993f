import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'

/**
 * Only in print: the address of the page, as text and as a QR code. The code is a small file of its own; inline it would be sent twice, in
 * the markup and in React's payload. Not a lazy image: browsers would print before it has loaded.
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
