import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import type { ServicePreview } from '@/lib/schemas/previews'
import type { ServiceDetail } from '@/lib/schemas/services'
import type { Database } from '@/lib/server/db/types'
import { isContentKind } from '@/lib/server/content/content'
import { ContentError } from '@/lib/server/content/content-error'
import {
  draftFiles,
  liveFiles,
  readDraft,
  storedTags,
  titleIn,
} from '@/lib/server/content/draft-content'
import { findDraft } from '@/lib/server/content/drafts'
import { type ItemName, liveItem } from '@/lib/server/content/withdrawn'
import { contentStore } from '@/lib/server/content/store'
import { serviceDetail } from '@/lib/server/content/types/services/service'
import { type ServiceFile, serviceFile } from '@/lib/schemas/service-file'
import { services } from '@/lib/server/content/types/services/type'
import { slugOf } from '@/lib/fold'
import { startOfDay } from '@/lib/jakarta'
import { fieldDifferences } from './differences'
import { overlaidItem } from './overlaid-item'
import { checkPreviewToken } from '@/lib/server/previews/preview-links'
import type { ItemPreview, PreviewRequest, PreviewsPort } from '@/lib/server/previews/port'

/** @throws ContentError when rules have changed since it was written */
function fileOf(text: string): ServiceFile {
  const read = serviceFile.safeParse(JSON.parse(text))
  if (!read.success) throw new ContentError(z.prettifyError(read.error), { cause: read.error })
  return read.data
}

/** A service as its page shows it, from the texts alone as the importer would store them. */
const detailOf = (doc: ServiceFile, slug: string, locale: Locale): ServiceDetail =>
  serviceDetail({ slug, doc, updated_at: startOfDay(doc.updated_at) }, locale)

export interface PreviewOptions {
  secrets: readonly string[]
  now: () => Date
  /** Told of a draft or a live version that breaks rules which are newer than it. */
  warn: (event: string, facts: Record<string, unknown>) => void
}

/** Previews by signed links. Nothing here is stored, cached or listed. */
export function createPreviews(
  db: Kysely<Database>,
  { secrets, now, warn }: PreviewOptions,
): PreviewsPort {
  const store = contentStore(db, services)
  const opens = ({ id, token }: PreviewRequest) =>
    checkPreviewToken(db, secrets, token, { kind: 'services', id }, now())

  /** What is read of an item; null when it breaks rules that are newer than it. */
  async function unlessBroken<T>(
    { kind, id }: ItemName,
    read: () => Promise<T | null>,
  ): Promise<T | null> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      warn('preview of content that breaks newer rules', { kind, id, reason: error.message })
      return null
    }
  }

  async function versions(id: number) {
    const [live, draft] = await Promise.all([
      store.byId(id),
      db
        .selectFrom('drafts')
        .select(['slug', 'files'])
        .where('kind', '=', 'services')
        .where('item_id', '=', id)
        .executeTakeFirst(),
    ])
    const text = draft && draftFiles.parse(JSON.parse(draft.files))[0]?.text
    return {
      live: live && { slug: live.slug, file: live.doc },
      draft: draft && text !== undefined ? { slug: draft.slug, file: fileOf(text) } : null,
    }
  }

  /** The live version as its editor wrote it; a new draft is shown even where it cannot be compared with it. */
  const publishedOf = (item: ItemName) =>
    unlessBroken(item, async () => {
      const files = await liveFiles(db, item)
      return files.length === 0 ? null : readDraft(item.kind, files, await storedTags(db))
    })

  async function itemPreview(
    item: ItemName,
    { token, expiresAt }: { token: string; expiresAt: string },
    locale: Locale,
  ): Promise<ItemPreview | null> {
    const draft = await findDraft(db, item)
    const [live, published] = [await liveItem(db, item), await publishedOf(item)]
    const shown = draft ?? (published && live ? { ...published, slug: live.slug } : null)
    if (!shown) return null
    const { page, rows, newest } = await overlaidItem(db, shown, now())
    return {
      scope: {
        ...item,
        token,
        name: titleIn(shown.item, locale) ?? shown.title,
        isDraft: draft !== null,
        expiresAt,
        rows,
        newest,
      },
      page,
      hasLiveVersion: live !== null,
      differences: draft ? fieldDifferences(published?.item ?? null, draft.item, locale) : [],
    }
  }

  return {
    async item({ kind, id, token }, locale) {
      const expiresAt = await checkPreviewToken(db, secrets, token, { kind, id }, now())
      if (expiresAt === null || !isContentKind(kind)) return null
      const item = { kind, id }
      return unlessBroken(item, () => itemPreview(item, { token, expiresAt }, locale))
    },

    async service(request: PreviewRequest, locale: Locale): Promise<ServicePreview | null> {
      const expiresAt = await opens(request)
      if (expiresAt === null) return null
      const found = await unlessBroken({ kind: 'services', id: request.id }, () =>
        versions(request.id),
      )
      const shown = found?.draft ?? found?.live
      if (!found || !shown) return null
      const { live, draft } = found
      return {
        service: detailOf(shown.file, live?.slug ?? shown.slug, locale),
        isDraft: draft !== null,
        hasLiveVersion: live !== null,
        differences: draft ? fieldDifferences(live?.file ?? null, draft.file, locale) : [],
        expiresAt,
      }
    },

    opens: async (request) => (await opens(request)) !== null,

    async render(document, locale) {
      const live = await store.byId(document.id)
      return detailOf(document, live?.slug ?? slugOf(document.service_name.id, document.id), locale)
    },
  }
}
