import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { LowDataButton } from './low-data-button'

/** Last line of the sitemap: pages kept on the device, and the low-data mode, on or off. */
export function LowDataSwitch() {
  const t = useTranslations('low-data')
  return (
    <div className="no-print flex flex-wrap gap-x-7 pt-4">
      <Link
        href="/tersimpan"
        className="inline-flex min-h-11 items-center text-white underline underline-offset-4"
      >
        {t('saved')}
      </Link>
      <LowDataButton mode="on" className="text-white">
        {t('turnOn')}
      </LowDataButton>
      <LowDataButton mode="off" className="text-white">
        {t('turnOff')}
      </LowDataButton>
    </div>
  )
}
