import type { Matter } from '@/lib/schemas/matters'

/** Whether a search answers a matter by a card of its own: services of the province are among the results themselves. */
export const needsCard = ({ level, service }: Pick<Matter, 'level' | 'service'>) =>
  level !== 'province' || service === null
