import { useLocale } from 'next-intl'
import { archiveTopicNames, type ArchiveTopic } from '@/lib/schemas/archives'

/** The name of a topic in the language of the page. */
export function useTopicName(): (topic: ArchiveTopic) => string {
  const locale = useLocale()
  return (topic) => archiveTopicNames[topic][locale]
}
