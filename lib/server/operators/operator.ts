/**
 * What a token of operators may be used for. `read`: complaints and their photos without contacts; `handle`: every action; `contacts`: name, phone
 * and e-mail of reporters beside what `read` shows, each time recorded.
 */
export const operatorScopes = ['read', 'handle', 'contacts'] as const
export type OperatorScope = (typeof operatorScopes)[number]

/** Who calls the interface of operators: a token, not a person. */
export interface Operator {
  name: string
  scopes: readonly OperatorScope[]
}

/** Whoever shows a value of OPERATOR_TOKEN; no other token may have this name. */
export const settingOperator: Operator = { name: 'setting', scopes: operatorScopes }

/** What the interface of operators asks about tokens that are not settings. */
export interface OperatorsPort {
  /** Whether any token is valid now. */
  hasTokens(): Promise<boolean>
  /** Whose token it is; null for any that is not valid now. A token that was ended stops within five seconds. */
  byToken(token: string): Promise<Operator | null>
  /** Whom a history names for an action of a token's holder. */
  actorOf(operator: Operator, written: string): string
}
