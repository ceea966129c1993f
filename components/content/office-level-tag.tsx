import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag'
import type { OfficeLevel } from '@/lib/schemas/offices'

const tones: Record<OfficeLevel, TagTone> = {
  village: 'hejo',
  district: 'hejo',
  regency: 'mega',
  province: 'pare',
  ministry: 'genteng',
  other: 'batu',
}

/** Whose an office is. */
export function OfficeLevelTag({ level }: { level: OfficeLevel }) {
  const t = useTranslations('offices.levels')
  return <Tag tone={tones[level]}>{t(level)}</Tag>
}
