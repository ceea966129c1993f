import { S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from './bucket-address'

/** Connections of one process; more reads wait for one to come free. */
const connections = 32

interface Patience {
  /** Milliseconds until a connection is given up. */
  connectMs: number
  /** Milliseconds until an answer is given up. */
  requestMs: number
  /** Tries of one request, the first included. */
  attempts: number
}

/** A client of an S3-compatible store, old ones included. */
export function clientOf(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketAddress,
  { connectMs, requestMs, attempts }: Patience,
) {
  const agent = { maxSockets: connections, keepAlive: true }
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket in the path: stores of one's own seldom have a name for each bucket.
    forcePathStyle: true,
    // Checksums of 2024 and later are refused by older stores. The signature covers the bytes as well.
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

/** What the store answered: status 0 when it did not. */
export function failureOf(error: unknown): { name: string; status: number } {
  if (!(error instanceof Error)) return { name: 'unknown', status: 0 }
  const metadata: unknown = Reflect.get(error, '$metadata')
  const status: unknown =
    typeof metadata === 'object' && metadata !== null
      ? Reflect.get(metadata, 'httpStatusCode')
      : undefined
  return { name: error.name, status: typeof status === 'number' ? status : 0 }
}

/** Whether the store answered that it has no object of the name. */
export const isMissing = (error: unknown) => {
  const { name, status } = failureOf(error)
  return status === 404 && name !== 'NoSuchBucket'
}
