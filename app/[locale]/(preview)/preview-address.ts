import { listAddress } from '@/lib/address/list-address'
import { flagParam, textParam } from '@/lib/address/params'
import { previewTokenMaxLength } from '@/lib/schemas/previews'

/** A preview: whose it is, the token, and whether it is compared with the live version. */
export const previewAddress = listAddress('/preview/layanan-publik', {
  id: textParam('id'),
  token: textParam('token', previewTokenMaxLength),
  isCompared: flagParam('banding'),
})
