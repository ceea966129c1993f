import type { FeedbackReceipt, FeedbackRequest } from '@/lib/schemas/feedback'

export interface FeedbackPort {
  submit(request: FeedbackRequest): Promise<FeedbackReceipt>
}
