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

/** A photo has at most about 1 MB and the store stands near: longer means that it is ill. Milliseconds. */
const connectMs = 1_000
const requestMsUsual = 5_000
/** One try and one more; the visitor waits meanwhile. */
const attempts = 2
const retryAfterSeconds = 10
/** Few enough that a list's answer comes in time also from a busy store. */
const namesPerAnswer = 200
/** Pause between two lines for the operator about a store that is away, milliseconds. */
const tellMs = 60_000

/** Makes what a visitor hears of a failure, and tells the operator now and then. */
function failureTeller(report: (error: unknown) => void) {
  let toldAt = 0
  return (error: unknown): Problem => {
    if (Date.now() - toldAt >= tellMs) {
      toldAt = Date.now()
      report(error)
    }
    // The name of the failure only: messages of the store may quote keys.
    return new Problem('UNAVAILABLE', {
      retryAfterSeconds,
      cause: `photo store (${failureOf(error).name})`,
    })
  }
}

interface BucketOptions {
  /** Milliseconds until an answer is given up; only tests change it. */
  requestMs?: number
  /** Where the address was given, for messages. */
  source?: AddressSource
}

/**
 * Photos in a bucket of an S3-compatible store, for portals on several machines. The bucket must exist and be closed to the public.
 * @throws StartError when the address cannot be understood
 */
export function createPhotoBucket(
  url: string,
  report: (error: unknown) => void,
  { requestMs = requestMsUsual, source = 'MEDIA_URL' }: BucketOptions = {},
): PhotoStore {
  const address = parseBucketAddress(url, source)
  const { bucket: Bucket } = address
  const client = clientOf(address, { connectMs, requestMs, attempts })
  const unavailable = failureTeller(report)

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
    // The store keeps watch over its own disks and refuses the write itself.
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
        // The older way of listing: every store knows it, and it goes on from a name instead of a token.
        const page = await client
          .send(new ListObjectsCommand({ Bucket, Marker, MaxKeys: namesPerAnswer }))
          .catch((error: unknown) => {
            throw unavailable(error)
          })
        const names = page.Contents ?? []
        for (const { Key: key = '', Size: size = 0, LastModified: changedAt } of names) {
          const photo = photoOfKey(key)
          // Other things in the bucket are none of the portal's: what is listed may be removed as forgotten.
          if (photo && changedAt)
            yield { id: photo.id, key, facts: () => Promise.resolve({ size, changedAt }) }
        }
        Marker = page.IsTruncated === true ? names.at(-1)?.Key : undefined
      } while (Marker !== undefined)
    },
    close: () => Promise.resolve(client.destroy()),
  }
}
