'use client'

import { useTranslations } from 'next-intl'
import { characterCount } from '@/lib/typed-text'

/** Words for how many characters are left of a limit, or too many. */
export function useCounter() {
  const t = useTranslations('complaint')
  return (text: string, max: number) => {
    const left = max - characterCount(text)
    return left >= 0 ? t('counter', { count: left }) : t('counterOver', { count: -left })
  }
}
