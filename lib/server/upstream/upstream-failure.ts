type Reason =
  | 'timeout'
  | 'network'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'encoding'
  | 'format'
  | 'circuit-open'
  | 'budget'
  | 'outdated'

/** Why an upstream brought nothing usable. Holds no address and nothing of the answer, so it may be logged. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'

  constructor(
    readonly reason: Reason,
    readonly status = 0,
  ) {
    super(status === 0 ? reason : `${reason} ${status}`)
  }

  /** True when asking once more at once may help. */
  get isPassing() {
    return (
      this.reason === 'timeout' ||
      this.reason === 'network' ||
      (this.reason === 'status' && this.status >= 500)
    )
  }
}
