import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'

/** Where a portal keeps its data: a folder, and SQLite in it unless a PostgreSQL address is given. */
export interface StoragePlace {
  dataDir: string
  databaseUrl?: string | undefined
}

/** A portal in its own process that can be killed at any moment; every call rejects when the process dies under it. */
export interface PortalProcess {
  start(): Promise<void>
  /** SIGKILL: nothing is finished, flushed or closed. Resolves when the process is gone. */
  kill(): Promise<void>
  /** @returns the address of the stored photo */
  upload(formToken: string): Promise<{ file_name: string; file_download_uri: string; size: number }>
  create(request: ComplaintRequest, key: string): Promise<ComplaintReceipt>
  /** Whether the complaint, one history step or more, and its photo's bytes are all there. */
  isComplete(receipt: ComplaintReceipt): Promise<boolean>
  /** How many complaints are stored. */
  count(): Promise<number>
}

/** The portal refused a request: the test itself is wrong. */
export class Refused extends Error {
  override name = 'Refused'
}
