import type { UrlComplaint } from './address'
import type { LookUpMethod } from './look-up-state'

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

/** Words of what is wrong with a field; '' while nothing is. */
export interface StatusErrors {
  number: string
  phone: string
}
