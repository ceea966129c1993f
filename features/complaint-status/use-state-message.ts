import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { LookUpState } from './look-up-state'

/** The sentence of a state that has one. */
export function useStateMessage(state: LookUpState): string {
  const lookUpMessage = useFailureMessage('lookUp')
  const phoneLookUpMessage = useFailureMessage('phoneLookUp')
  if (state.kind !== 'failed') return ''
  return state.method === 'phone' ? phoneLookUpMessage(state.failure) : lookUpMessage(state.failure)
}
