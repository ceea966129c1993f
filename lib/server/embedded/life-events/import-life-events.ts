import type { Kysely } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { type LifeEventFile, sharedName } from './life-event-file'

const addressOf = (event: LifeEventFile) => `life-events/${slugOf(event.name.id, event.id)}`

/**
 * Brings stored life events in line with those of a content folder; part of the importer's transaction, after its services.
 * @throws ContentError when a sector names a service that is not stored, or an import gives a name that a stored life event has
 */
export async function importLifeEvents(
  db: Kysely<Database>,
  events: (LifeEventFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (
      await db.selectFrom('life_events').select(['id', 'content_hash', 'seeded_hash']).execute()
    ).map((row) => [row.id, row]),
  )
  const services = new Set(
    (await db.selectFrom('services').select('id').execute()).map(({ id }) => id),
  )
  for (const { hash, ...event } of events) {
    const address = addressOf(event)
    if (!isDue(stored.get(event.id), address, hash)) continue
    const missing = event.sectors
      .flatMap((sector) => sector.services)
      .find((id) => !services.has(id))
    if (missing !== undefined)
      throw new ContentError(`${address}: sectors name service ${missing}, which is not stored`)
    const values = {
      ...eventValues(event),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('life_events')
      .values({ ...values, id: event.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await replaceSectors(db, event)
  }
  // A start must not fail over an editor's own life event; the first in the list answers to the name then.
  if (!isSeed) await refuseSharedNames(db)
}

function eventValues({
  name,
  title,
  description,
  logo,
  light_icon,
  position,
  sectors,
}: LifeEventFile) {
  const texts = [name, title, description, ...sectors.map((sector) => sector.name)]
  return {
    name_id: name.id,
    name_en: name.en,
    title_id: title.id,
    title_en: title.en,
    description_id: description.id,
    description_en: description.en,
    folded_id: fold(name.id),
    folded_en: fold(name.en),
    folded: fold(texts.flatMap(({ id, en }) => [id, en]).join(' ')),
    logo,
    light_icon,
    position,
  }
}

/** Sectors and links have no life of their own: they are written anew with their life event. */
async function replaceSectors(db: Kysely<Database>, { id, sectors }: LifeEventFile) {
  await db.deleteFrom('life_event_services').where('life_event_id', '=', id).execute()
  await db.deleteFrom('life_event_sectors').where('life_event_id', '=', id).execute()
  const rows = sectors.map(({ name }, position) => ({
    life_event_id: id,
    position,
    name_id: name.id,
    name_en: name.en,
    folded_id: fold(name.id),
    folded_en: fold(name.en),
  }))
  await db.insertInto('life_event_sectors').values(rows).execute()
  const links = sectors.flatMap((sector, at) =>
    sector.services.map((service, position) => ({
      life_event_id: id,
      service_id: service,
      sector_position: at,
      position,
    })),
  )
  await db.insertInto('life_event_services').values(links).execute()
}

async function refuseSharedNames(db: Kysely<Database>) {
  const rows = await db.selectFrom('life_events').select(['name_id', 'name_en']).execute()
  const shared = sharedName(rows.map((row) => ({ name: { id: row.name_id, en: row.name_en } })))
  if (shared !== null)
    throw new ContentError(`life-events: the name "${shared}" belongs to two life events`)
}
