import { previewTokenMaxLength } from '@/lib/schemas/previews'
import { listAddress } from './list-address'
import { textParam } from './params'

const params = {
  kind: textParam('jenis'),
  id: textParam('id'),
  token: textParam('token', previewTokenMaxLength),
}

/** The preview of an item of any kind: whose it is, and the token that opens it. */
export const itemPreviewAddress = listAddress('/preview/halaman', params)

/** What differs there from the live version. */
export const itemComparisonAddress = listAddress('/preview/perbandingan', params)
