import { textParam, withQuery, type SearchParams } from '@/app/page-params'
import { previewTokenMaxLength } from '@/lib/schemas/previews'

const servicePreviewPath = '/preview/layanan-publik'

const yes = '1'

export interface PreviewAddress {
  id: string
  token: string
  isCompared: boolean
}

/** Reads the address of a preview: whose it is, the token, and whether it is compared with the live version. */
export async function readPreviewAddress(searchParams: SearchParams): Promise<PreviewAddress> {
  const { id, token, banding } = await searchParams
  return {
    id: textParam(id),
    token: textParam(token, previewTokenMaxLength),
    isCompared: textParam(banding) === yes,
  }
}

/** Address of the same preview, with or without the comparison; in the page's language until another is put before it. */
export const previewHref = ({ id, token, isCompared }: PreviewAddress) =>
  withQuery(servicePreviewPath, { id, token, banding: isCompared ? yes : null })
