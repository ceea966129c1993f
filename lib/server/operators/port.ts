/**
 * What a token of operators may be used for. `read`: complaints and their photos without contacts; `handle`: every action; `contacts`:
 * name, phone and e-mail of reporters beside what `read` shows, each time recorded; `feedback`: answers of the visitor survey.
 */
export const operatorScopes = ['read', 'handle', 'contacts', 'feedback'] as const
export type OperatorScope = (typeof operatorScopes)[number]

/** The caller of the operators' API: a token, not a person. */
export interface Operator {
  name: string
  scopes: readonly OperatorScope[]
}

/** The caller with a value of OPERATOR_TOKEN; no other token may have this name. */
export const settingOperator: Operator = { name: 'setting', scopes: operatorScopes }

/** The stored tokens of operators. */
export interface OperatorsPort {
  /** Whether any token is valid now. */
  hasTokens(): Promise<boolean>
  /** The operator of a token; null unless it is valid now. An ended token stops working within five seconds. */
  byToken(token: string): Promise<Operator | null>
  /** The actor that the history shows for an action with a token. */
  actorOf(operator: Operator, written: string): string
}
