import type { TagTone } from '@/components/ui/tag'
import type { ComplaintStatus } from '@/lib/schemas/complaints'

const tones: Partial<Record<ComplaintStatus, TagTone>> = { unverified: 'pare', finished: 'hejo', failed: 'beureum', rejected: 'beureum', canceled: 'beureum', postponed: 'batu' }

/** Tints of the design: waiting gold, on its way indigo, done green, refused red, put off grey. */
export const statusTone = (status: ComplaintStatus): TagTone => tones[status] ?? 'mega'
