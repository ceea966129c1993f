import { numberMin, typedNumber } from '@/lib/complaints/typed-number'
import type { UrlComplaint } from './address'
import type { LookUpMethod } from './look-up-state'
import type { LookUpQuery } from './use-look-up'

/** Ids of the fields that may be wrong. */
export const statusFields = {
  number: 'complaint-number',
  phone: 'complaint-phone',
} as const satisfies Record<keyof StatusErrors, string>

export interface Typed {
  number: string
  method: LookUpMethod
  /** Secret or phone, by `method`. */
  proof: string
}

export const nothingTyped: Typed = { number: '', method: 'public', proof: '' }

/** What an address asks for, as if it had been typed. */
export const typedIn = ({ number, secret }: UrlComplaint): Typed => ({
  number,
  method: secret === '' ? 'public' : 'secret',
  proof: secret,
})

/** The question about what is typed; everybody may ask it while there is no proof. */
export const queryOf = ({ number, method, proof }: Typed): LookUpQuery => ({
  number: typedNumber(number),
  method: proof.trim() === '' ? 'public' : method,
  proof,
})

/** Words of what is wrong with a field; '' while nothing is. */
export interface StatusErrors {
  number: string
  phone: string
}

export const noErrors: StatusErrors = { number: '', phone: '' }

/** Whether a number is long enough to be asked for. */
export const isAskable = (number: string) => typedNumber(number).length >= numberMin
