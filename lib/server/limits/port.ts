/** Who calls, for limits and ownership; made by the API, never stated by the caller. */
export interface Caller {
  /** Random id of the browser's cookie; null when the call brought none. */
  browserId: string | null
  /** Address from the HTTP entry. */
  ip: string
  /** Its cookie was made for this request: it says nothing about who called. */
  isNew?: boolean
}

export interface RateLimitPort {
  /**
   * Counts one use of a limit for a key and says whether it is still allowed.
   * @returns seconds to wait when the limit is used up, else 0
   */
  hit(limit: string, key: string, allowed: number, windowMs: number): Promise<number>
  /** Takes a counted use back, of what came to nothing. */
  giveBack(limit: string, key: string, allowed: number): Promise<void>
}
