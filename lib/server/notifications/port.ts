import type { StopScope } from '@/lib/complaints/mail-pages'

/**
 * What the owner of an address decides by the links in a mail. A token is known from a mail alone; one that is unknown, over or of the
 * other kind gives null or false. Asking changes nothing.
 */
export interface MailConsentPort {
  /** Number of the complaint that a consent token belongs to. */
  complaintOfConsent(token: string): Promise<string | null>
  /** Lets mail about that complaint go to the address, and about later ones without another question. */
  confirm(token: string): Promise<boolean>
  /** Number of the complaint that a mail's token belongs to. */
  complaintOfMail(token: string): Promise<string | null>
  /** Stops mail about that complaint, or all mail, to the address; what was not sent yet is not sent. */
  stop(token: string, scope: StopScope): Promise<boolean>
}
