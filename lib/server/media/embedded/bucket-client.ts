import { S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from './bucket-address'

/** Connections of one process; further requests wait for a free one. */
const connections = 32

interface ClientTimeouts {
  /** Connection time-out, milliseconds. */
  connectMs: number
  /** Response time-out, milliseconds. */
  requestMs: number
  /** Attempts per request, the first included. */
  attempts: number
}

/** A client of an S3-compatible store, old ones included. */
export function clientOf(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketAddress,
  { connectMs, requestMs, attempts }: ClientTimeouts,
) {
  const agent = { maxSockets: connections, keepAlive: true }
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket in the path: self-hosted stores seldom have a host name per bucket.
    forcePathStyle: true,
    // Older stores refuse the checksums of 2024 and later. The signature covers the bytes as well.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

/** The store's error; status 0 when it did not respond. */
export function failureOf(error: unknown): { name: string; status: number } {
  if (!(error instanceof Error)) return { name: 'unknown', status: 0 }
  const metadata: unknown = Reflect.get(error, '$metadata')
  const status: unknown =
    typeof metadata === 'object' && metadata !== null
      ? Reflect.get(metadata, 'httpStatusCode')
      : undefined
  return { name: error.name, status: typeof status === 'number' ? status : 0 }
}

/** Whether the store has no object of that name. */
export const isMissing = (error: unknown) => {
  const { name, status } = failureOf(error)
  return status === 404 && name !== 'NoSuchBucket'
}
