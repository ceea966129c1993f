import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { ServicePreview } from '@/lib/schemas/previews'
import type { ServiceDetail } from '@/lib/schemas/services'
import type { Database } from '@/lib/server/db/types'
import { isContentKind } from '@/lib/server/content/content'
import {
  draftFiles,
  liveFiles,
  readDraft,
  storedTags,
  titleIn,
} from '@/lib/server/content/draft-content'
import { findDraft } from '@/lib/server/content/drafts'
import { liveItem } from '@/lib/server/content/withdrawn'
import { contentStore } from '@/lib/server/content/store'
import { serviceDetail } from '@/lib/server/content/types/services/service'
import { type ServiceFile, serviceFile } from '@/lib/schemas/service-file'
import { services } from '@/lib/server/content/types/services/type'
import { slugOf } from '@/lib/fold'
import { startOfDay } from '@/lib/jakarta'
import { fieldDifferences } from './differences'
import { overlaidItem } from './overlaid-item'
import { checkPreviewToken } from '@/lib/server/previews/preview-links'
import type { PreviewRequest, PreviewsPort } from '@/lib/server/previews/port'

const fileOf = (text: string) => serviceFile.parse(JSON.parse(text))

/** A service as its page shows it, from the texts alone as the importer would store them. */
const detailOf = (doc: ServiceFile, slug: string, locale: Locale): ServiceDetail =>
  serviceDetail({ slug, doc, updated_at: startOfDay(doc.updated_at) }, locale)

/** Previews by signed links. Nothing here is stored, cached or listed. */
export function createPreviews(
  db: Kysely<Database>,
  { secrets, now }: { secrets: readonly string[]; now: () => Date },
): PreviewsPort {
  const store = contentStore(db, services)
  const opens = ({ id, token }: PreviewRequest) =>
    checkPreviewToken(db, secrets, token, { kind: 'services', id }, now())

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
    // The file was validated when read; parsing again restores the types.
    const text = draft && draftFiles.parse(JSON.parse(draft.files))[0]?.text
    return {
      live: live && { slug: live.slug, file: live.doc },
      draft: draft && text !== undefined ? { slug: draft.slug, file: fileOf(text) } : null,
    }
  }

  return {
    async item({ kind, id, token }, locale) {
      const expiresAt = await checkPreviewToken(db, secrets, token, { kind, id }, now())
      if (expiresAt === null || !isContentKind(kind)) return null
      const draft = await findDraft(db, { kind, id })
      const [live, files] = [await liveItem(db, { kind, id }), await liveFiles(db, { kind, id })]
      const published = files.length === 0 ? null : readDraft(kind, files, await storedTags(db))
      const shown = draft ?? (published && live ? { ...published, slug: live.slug } : null)
      if (!shown) return null
      const { page, rows, newest } = await overlaidItem(db, shown, now())
      return {
        scope: {
          kind,
          id,
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
    },

    async service(request: PreviewRequest, locale: Locale): Promise<ServicePreview | null> {
      const expiresAt = await opens(request)
      if (expiresAt === null) return null
      const { live, draft } = await versions(request.id)
      const shown = draft ?? live
      if (!shown) return null
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
