import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 7.3; whoever shows them asks the flag `strategicProgramPreview` first. */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).programs.strategic(locale) }),
)
