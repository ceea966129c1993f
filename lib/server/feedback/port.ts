import type { FeedbackReceipt, FeedbackRequest } from '@/lib/schemas/feedback'
import type { FeedbackAnswer, FeedbackIndex, FeedbackQuery } from '@/lib/schemas/feedback-index'
import type { Page } from '@/lib/schemas/list'

export interface FeedbackPort {
  submit(request: FeedbackRequest): Promise<FeedbackReceipt>
  /** The portal index by month, without months of fewer than five answers. */
  index(): Promise<FeedbackIndex>
  /** Answers for officers, the latest first; those that retention has removed are gone. */
  list(query: FeedbackQuery): Promise<Page<FeedbackAnswer>>
}
