/** The part of autocannon 8 that the bench uses; the package ships no types. */
declare module 'autocannon' {
  export interface LoadRequest {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }

  export interface LoadClient {
    setRequests: (requests: LoadRequest[]) => void
  }

  export interface LoadOptions {
    url: string
    connections: number
    /** Seconds; ignored when `amount` is given. */
    duration?: number
    amount?: number
    /** Seconds. */
    timeout?: number
    headers?: Record<string, string>
    setupClient?: (client: LoadClient) => void
  }

  export interface LoadResult {
    /** Seconds. */
    duration: number
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }

  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}
