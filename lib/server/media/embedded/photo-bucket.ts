import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { Problem } from '@/lib/errors'
import { StartError } from '@/lib/server/db/start-error'
import { type AddressSource, parseBucketAddress } from './bucket-address'
import { clientOf, failureOf, isMissing } from './bucket-client'
import { photoKey, photoOfKey } from './photo-key'
import type { FoundPhoto, PhotoStore } from './photo-store'

/** Files have at most a few MB and the store is nearby: longer means that it is failing. Milliseconds. */
const connectMs = 1_000
const requestMsUsual = 5_000
/** One retry; the visitor is waiting. */
const attempts = 2
const retryAfterSeconds = 10
/** Small enough that a busy store responds in time. */
const listPageSize = 200
/** Pause between two reports of an unreachable store, milliseconds. */
const reportIntervalMs = 60_000

/** Turns a failure into a Problem for the visitor, and reports it at most once per interval. */
function failureReporter(report: (error: unknown) => void) {
  let reportedAt = 0
  return (error: unknown): Problem => {
    if (Date.now() - reportedAt >= reportIntervalMs) {
      reportedAt = Date.now()
      report(error)
    }
    // Only the error's name: messages of the store may quote keys.
    return new Problem('UNAVAILABLE', {
      retryAfterSeconds,
      cause: `photo store (${failureOf(error).name})`,
    })
  }
}

interface BucketOptions {
  /** Response time-out, milliseconds; only tests change it. */
  requestMs?: number
  /** Where the address came from, for messages. */
  source?: AddressSource
}

/**
 * Photos in a bucket of an S3-compatible store, for portals on several machines. The bucket must exist and be closed to the public.
 * @throws StartError when the address is invalid
 */
export function createPhotoBucket(
  url: string,
  report: (error: unknown) => void,
  { requestMs = requestMsUsual, source = 'MEDIA_URL' }: BucketOptions = {},
): PhotoStore {
  const address = parseBucketAddress(url, source)
  const { bucket: Bucket } = address
  const client = clientOf(address, { connectMs, requestMs, attempts })
  const unavailable = failureReporter(report)

  async function removeKey(Key: string): Promise<void> {
    try {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    } catch (error) {
      if (!isMissing(error)) throw unavailable(error)
    }
  }

  return {
    place: `${address.endpoint}/${Bucket}`,
    async prepare() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }))
      } catch (error) {
        const { status } = failureOf(error)
        if (status === 404)
          throw new StartError(
            `The bucket ${Bucket} of ${source} does not exist; create it, closed to the public.`,
          )
        if (status === 401 || status === 403)
          throw new StartError(
            `The store of ${source} refuses the key, or the key may not use the bucket ${Bucket}.`,
          )
        throw unavailable(error)
      }
    },
    // The store watches its own disks and refuses writes itself.
    requireSpace: () => Promise.resolve(),
    async write(id, type, bytes) {
      try {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: photoKey(id, type),
            Body: bytes,
            ContentLength: bytes.byteLength,
            ContentType: type,
            CacheControl: 'private, no-store',
          }),
        )
      } catch (error) {
        throw unavailable(error)
      }
    },
    async read(id, type) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key: photoKey(id, type) }),
          { abortSignal: AbortSignal.timeout(attempts * requestMs) },
        )
        return Body ? await Body.transformToByteArray() : null
      } catch (error) {
        if (isMissing(error)) return null
        throw unavailable(error)
      }
    },
    async has(id, type) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: photoKey(id, type) }))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw unavailable(error)
      }
    },
    remove: (id, type) => removeKey(photoKey(id, type)),
    removeKey,
    async *list(after): AsyncGenerator<FoundPhoto> {
      let Marker = after === '' ? undefined : after
      do {
        // Version 1 of listing: every store supports it, and it continues from a name instead of a token.
        const page = await client
          .send(new ListObjectsCommand({ Bucket, Marker, MaxKeys: listPageSize }))
          .catch((error: unknown) => {
            throw unavailable(error)
          })
        const names = page.Contents ?? []
        for (const { Key: key = '', Size: size = 0, LastModified: changedAt } of names) {
          const photo = photoOfKey(key)
          // Other objects are not the portal's; what is listed here may be removed as orphaned.
          if (photo && changedAt)
            yield { id: photo.id, key, facts: () => Promise.resolve({ size, changedAt }) }
        }
        Marker = page.IsTruncated === true ? names.at(-1)?.Key : undefined
      } while (Marker !== undefined)
    },
    close: () => Promise.resolve(client.destroy()),
  }
}
