import { phone, type ComplaintEvent, type ComplaintView } from '@/lib/schemas/complaints'
import { fieldProblems } from '@/lib/validation'

/** What opens more than the public part; kept in memory only. */
export interface Access {
  /** Empty for a public look-up. */
  secret: string
  /** Moment (ISO) at which a secret for a short time ends; null for the reporter's own one. */
  expiresAt: string | null
  /** True for a secret that nobody has been shown, because the answer with it was lost. */
  isNew?: boolean
}

export interface FoundComplaint extends Access {
  view: ComplaintView
  /** Oldest first. */
  history: ComplaintEvent[]
}

/** Look-alike letters folded, as the server does with codes people have written down. */
export const typedSecret = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

const phoneRules = ['required', 'numeric', 'phoneNumber', 'min', 'max'] as const
export interface PhoneProblem {
  rule: (typeof phoneRules)[number]
  length: number
}

/** What is wrong with a typed phone number; null when it can be sent. */
export function phoneProblem(typed: string): PhoneProblem | null {
  const checked = phone.safeParse(typed)
  if (checked.success) return null
  const [problem] = Object.values(fieldProblems(checked.error.issues)).flat()
  return {
    rule: phoneRules.find((rule) => rule === problem?.rule) ?? 'required',
    length: problem?.length ?? 0,
  }
}
