import type { Context } from 'hono'
import { withNote } from '@/lib/schemas/handling-bodies'
import { answersBody, itemsMax, movesBody } from '@/lib/schemas/handling-bulk'
import { actOnEach, type EachAction } from '../act-on-each'
import { bulkAction, signed } from '../operator-endpoint'
import { type ApiEnv, route } from '../route'

const promise =
  `up to ${itemsMax}, one after the other, each in a transaction of its own; \`data\` says what came of each, in their order. ` +
  'A value that breaks a rule or a number given twice refuses the whole before any is touched (400). A complaint that has moved since ' +
  '`seen_step` is left alone (MOVED_MEANWHILE), so after a lost response the same request may be sent again. Send items with ' +
  'UNAVAILABLE again later'

async function outcomesOf(c: Context<ApiEnv>, actions: readonly EachAction[]) {
  const { call, locale } = c.var
  const data = await actOnEach({ call, locale, signal: c.req.raw.signal }, actions)
  const done = data.filter(({ result }) => result !== null).length
  return { data, meta: { done, refused: data.length - done } }
}

/** Actions of officers on several complaints at once. */
export const operatorBulkRoutes = [
  route(
    {
      ...bulkAction,
      path: '/v1/operator/complaints/moves',
      summary: `Moves complaints as \`[number]/moves\` does: ${promise}`,
      body: movesBody,
    },
    async (c) => {
      const { handling } = c.var.portal
      const actions = c.req.valid('json').map(({ number, request }) => ({
        number,
        run: () => handling.move(number, withNote(number, signed(c.var, request))),
      }))
      return c.json(await outcomesOf(c, actions))
    },
  ),
  route(
    {
      ...bulkAction,
      path: '/v1/operator/complaints/answers',
      summary: `Answers reporters as \`[number]/answers\` does: ${promise}`,
      body: answersBody,
    },
    async (c) => {
      const { handling } = c.var.portal
      const actions = c.req.valid('json').map(({ number, request }) => ({
        number,
        run: () => handling.answer(number, withNote(number, signed(c.var, request))),
      }))
      return c.json(await outcomesOf(c, actions))
    },
  ),
]
