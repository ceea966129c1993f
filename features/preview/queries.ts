import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { parsed } from '@/lib/api/parsed'
import { type ServiceDetail, serviceSingle } from '@/lib/schemas/services'

/** Why a draft is not shown: the fields that are wrong with the server's sentences, or one reason for all of it. */
export interface DraftProblem {
  reason: 'fields' | 'tooLarge' | 'unreadable' | 'refused' | 'failed'
  errors: Record<string, string[]>
}

export type DraftOutcome = { service: ServiceDetail } | { problem: DraftProblem }

/** Has the portal check, clean and arrange an editor's document. @throws only when it was called off */
export async function renderDraft(
  serviceId: number,
  token: string,
  document: Record<string, unknown>,
  signal: AbortSignal,
): Promise<DraftOutcome> {
  try {
    const response = await api.post<unknown>(
      `/public/master-data-publications/preview/${serviceId}`,
      document,
      { params: { token }, signal },
    )
    return { service: parsed(serviceSingle)(response).data }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code === 'CANCELED') throw error
    const hasFields = Object.keys(error.errors).length > 0
    const reason = hasFields
      ? 'fields'
      : error.status === 413
        ? 'tooLarge'
        : error.status === 404
          ? 'refused'
          : 'failed'
    return { problem: { reason, errors: error.errors } }
  }
}
