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

/** Why an upstream call failed. Contains neither address nor response, so it may be logged. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'

  constructor(
    readonly reason: Reason,
    readonly status = 0,
  ) {
    super(status === 0 ? reason : `${reason} ${status}`)
  }

  /** True when an immediate retry may help. */
  get isTransient() {
    return (
      this.reason === 'timeout' ||
      this.reason === 'network' ||
      (this.reason === 'status' && this.status >= 500)
    )
  }
}
