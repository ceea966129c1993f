import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { parseBucketAddress } from '@/lib/server/media/embedded/bucket-address'
import { clientOf, failureOf, isMissing } from '@/lib/server/media/embedded/bucket-client'
import { CommandFailure } from '../../output'
import type { ObjectStore } from './object-store'

/** Nobody waits for a backup, and its bucket may be far away. Milliseconds. */
const patience = { connectMs: 10_000, requestMs: 120_000, attempts: 4 }
const namesPerPage = 1_000

/** What an operator can mend, in one line without keys. */
function explained(error: unknown, bucket: string): CommandFailure {
  const { name, status } = failureOf(error)
  if (status === 404)
    return new CommandFailure(
      `The bucket ${bucket} of the backup set does not exist; create it, closed to the public.`,
    )
  if (status === 401 || status === 403)
    return new CommandFailure(
      `The store of the backup set refuses the key, or the key may not use the bucket ${bucket} (${name}).`,
    )
  return new CommandFailure(
    `The store of the backup set does not answer as it should (${name}); the next run goes on where this one stopped.`,
  )
}

/** A set in a bucket of an S3-compatible store, which holds nothing else. @throws StartError when the address cannot be understood */
export function openObjectBucket(url: string): ObjectStore {
  const address = parseBucketAddress(url, 'BACKUP_URL')
  const { bucket: Bucket } = address
  const client = clientOf(address, patience)
  const fail = (error: unknown): never => {
    throw explained(error, Bucket)
  }
  const orNull = (error: unknown) => (isMissing(error) ? null : fail(error))

  async function* list(Prefix: string): AsyncGenerator<string> {
    let Marker: string | undefined
    do {
      // The older way of listing, as in the store of photos: it goes on from a name and needs no tokens.
      const page = await client
        .send(new ListObjectsCommand({ Bucket, Prefix, Marker, MaxKeys: namesPerPage }))
        .catch(fail)
      const names = (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      yield* names
      Marker = page.IsTruncated === true ? names.at(-1) : undefined
    } while (Marker !== undefined)
  }

  return {
    place: `${address.endpoint}/${Bucket}`,
    list,
    changedAt: async (Key) =>
      (await client.send(new HeadObjectCommand({ Bucket, Key })).catch(orNull))?.LastModified ??
      null,
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), {
          abortSignal: AbortSignal.timeout(patience.attempts * patience.requestMs),
        })
        return Body ? await Body.transformToByteArray() : null
      } catch (error) {
        return orNull(error)
      }
    },
    async write(Key, Body) {
      await client
        .send(
          new PutObjectCommand({
            Bucket,
            Key,
            Body,
            ContentLength: Body.byteLength,
            ContentType: 'application/octet-stream',
          }),
        )
        .catch(fail)
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(orNull)
    },
    close: () => Promise.resolve(client.destroy()),
  }
}
