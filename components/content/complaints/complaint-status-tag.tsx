import { Tag } from '@/components/ui/tag'
import type { ComplaintStatus } from '@/lib/schemas/complaints'
import { statusTone } from './status-tone'

/** Where a complaint stands, in the words of the contract. */
export const ComplaintStatusTag = ({ status, name }: { status: ComplaintStatus; name: string }) => <Tag tone={statusTone(status)}>{name}</Tag>
