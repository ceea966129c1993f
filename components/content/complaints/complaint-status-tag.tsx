import { Tag } from '@/components/ui/tag'
import { type ComplaintStatus, statuses } from '@/lib/complaints/statuses'

/** Where a complaint stands, in the words of the contract. */
export const ComplaintStatusTag = ({ status, name }: { status: ComplaintStatus; name: string }) => (
  <Tag tone={statuses[status].tone}>{name}</Tag>
)
