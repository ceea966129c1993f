import { useLocale, useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag'
import type { Availability } from '@/lib/schemas/services'

const tones: Record<Availability, TagTone> = {
  ONLINE: 'hejo',
  OFFLINE: 'mega',
  NOT_OPERATED: 'batu',
}

// Disc, square and ring: the three states stay apart without colour.
const shapes: Record<Availability, string> = {
  ONLINE: 'rounded-full border-hejo-500 bg-hejo-500',
  OFFLINE: 'rounded-[2px] border-mega-500 bg-mega-500',
  NOT_OPERATED: 'rounded-full border-current',
}

/** Whether a service works online, in person or not at all: a text with a shape of its own. */
export function ServiceAvailabilityTag({ availability }: { availability: Availability }) {
  const t = useTranslations('services.availability')
  const locale = useLocale()
  return (
    <span lang={locale} className="inline-flex">
      <Tag tone={tones[availability]}>
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 border-2 forced-color-adjust-none ${shapes[availability]}`}
        />
        {t(availability)}
      </Tag>
    </span>
  )
}
