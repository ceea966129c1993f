import type { UnsentEntry } from '@/features/complaint/outbox/outbox-entry'
import { filledForm } from './complaint-form'

/** A complaint that waits in the outbox for its first try, with one photo that is not sent yet. */
export const unsentEntry = (changes: Partial<UnsentEntry> = {}): UnsentEntry => ({
  formToken: '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44',
  title: filledForm.informasi_aduan.title,
  queuedAt: 1_769_800_000_000,
  state: 'waiting',
  form: filledForm,
  photos: [{ id: 'a', uploaded: null }],
  unanswered: null,
  laterUnanswered: [],
  attempts: 0,
  nextTryAt: 0,
  cause: null,
  requestId: null,
  refusal: null,
  ...changes,
})
