import { aboutKeys } from '@/lib/schemas/about'
import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** One of the texts about the province (ours): `vision`, `plan`, `emblem`, `history`, `leaders`, `governors`, `structure`. */
export const GET = handle<{ key: string }>({ cache: 'list' }, async ({ params, locale }) => {
  const key = found(aboutKeys.find((each) => each === params.key) ?? null)
  return Response.json({ data: found(await (await portal()).about.text(key, locale)) })
})
