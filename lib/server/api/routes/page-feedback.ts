import { Problem } from '@/lib/errors'
import { pageFeedbackCall, type PageOutcome, pageOutcomes } from '@/lib/page-feedback/outcomes'
import { single } from '@/lib/schemas/list'
import {
  pageAnswerRequest,
  pageFeedbackReceipt,
  pageProblems,
  pageReportRequest,
} from '@/lib/schemas/page-feedback'
import {
  type ContentPage,
  contentPage,
  shownAddress,
} from '@/lib/server/page-feedback/content-page'
import type { PageVersion } from '@/lib/server/page-feedback/port'
import { never } from '../cache-policy'
import { limit } from '../caller'
import { asProblem, found } from '../problem-response'
import { readForm } from '../read-form'
import { readValue } from '../read-request'
import { type ApiContext, route } from '../route'
import { seeOther } from '../see-other'

/**
 * The page in the version that was read.
 * @throws Problem ITEM_NOT_FOUND when the portal has no such content page, PAGE_CHANGED when it has another version by now
 */
async function readVersion(
  { var: { portal } }: Pick<ApiContext, 'var'>,
  page: ContentPage,
  version: string,
): Promise<PageVersion> {
  if (found(await page.version(portal)) !== version) throw new Problem('PAGE_CHANGED')
  return { path: page.path, locale: page.locale, version }
}

/** Who it is, for the count of a day; the browser's cookie is left out on purpose. */
const visitorOf = (c: Pick<ApiContext, 'var' | 'req'>) => ({
  ip: c.var.caller.ip,
  userAgent: c.req.header('user-agent') ?? '',
})

const isReport = (form: Record<string, string>) => form['answer'] === 'report'

/** What the form says: an answer or a report. @throws Problem RATE_LIMITED, VALIDATION_FAILED, ITEM_NOT_FOUND, PAGE_CHANGED, UNAVAILABLE */
async function take(
  c: Pick<ApiContext, 'var' | 'req'>,
  page: ContentPage,
  form: Record<string, string>,
): Promise<PageOutcome> {
  const { caller, portal } = c.var
  const { version = '', answer, problem, text } = form
  await limit(caller, isReport(form) ? 'pageReport' : 'pageAnswer')
  if (isReport(form)) {
    const { shape } = pageReportRequest
    const report = {
      problem: readValue('problem', problem, shape.problem),
      text: readValue('text', text, shape.text),
    }
    const read = await readVersion(c, page, version)
    return (await portal.pageFeedback.report(read, report, visitorOf(c))) ? 'received' : 'repeated'
  }
  if (answer !== 'yes' && answer !== 'no')
    throw new Problem('VALIDATION_FAILED', { fields: { answer: [{ rule: 'unknownChoice' }] } })
  await portal.pageFeedback.answer(
    await readVersion(c, page, version),
    answer === 'yes',
    visitorOf(c),
  )
  return 'received'
}

const outcomeOf: Partial<Record<Problem['code'], PageOutcome>> = {
  VALIDATION_FAILED: 'incomplete',
  PAGE_CHANGED: 'changed',
  RATE_LIMITED: 'later',
  UNAVAILABLE: 'later',
}

const failures = [401, 403, 404, 409, 413, 415, 422] as const

/** What readers say about pages, bound to the version that they read; no cookie is set or needed. */
export const pageFeedbackRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/page-feedback',
      summary:
        'Counts whether a content page helped, once a day for a page and a reader; 409 when the page has another version by now',
      guard: 'write',
      limit: 'pageAnswer',
      body: pageAnswerRequest,
      response: single(pageFeedbackReceipt),
      cache: never,
      failures,
    },
    async (c) => {
      const { path, version, is_helpful: isHelpful } = c.req.valid('json')
      const page = await readVersion(c, found(contentPage(path)), version)
      const isNew = await c.var.portal.pageFeedback.answer(page, isHelpful, visitorOf(c))
      return c.json({ data: { is_new: isNew } })
    },
  ),
  route(
    {
      method: 'post',
      path: '/v1/page-reports',
      summary:
        'Stores what is wrong with a content page, once a day for a page, a reader and a problem; telephone numbers, e-mail addresses and the like are masked',
      guard: 'write',
      limit: 'pageReport',
      body: pageReportRequest,
      response: single(pageFeedbackReceipt),
      cache: never,
      failures,
    },
    async (c) => {
      const { path, version, ...report } = c.req.valid('json')
      const page = await readVersion(c, found(contentPage(path)), version)
      const isNew = await c.var.portal.pageFeedback.report(page, report, visitorOf(c))
      return c.json({ data: { is_new: isNew } })
    },
  ),
  route(
    {
      method: 'post',
      path: pageFeedbackCall,
      summary:
        'The form at the foot of a content page; leads back to the page, at the sentence that says what came of it',
      guard: 'write',
      fields: {
        path: { description: 'Address of the page without origin', isRequired: true },
        shown: {
          description: 'The same address with what was chosen there, to lead back to',
          isRequired: false,
        },
        version: { description: 'The version that the page named', isRequired: true },
        answer: { description: '`yes`, `no` or `report`', isRequired: true },
        problem: {
          description: `Of a report: ${pageProblems.map((each) => `\`${each}\``).join(', ')}`,
          isRequired: false,
        },
        text: { description: 'Of a report: what is wrong', isRequired: false },
      },
      status: 303,
      response: null,
      cache: never,
      failures: [401, 403, 404, 413, 415],
    },
    async (c) => {
      const form = await readForm(c.req.raw)
      const page = found(contentPage(form['path'] ?? ''))
      const outcome = await take(c, page, form).catch((error: unknown) => {
        const problem = asProblem(error, c.var.call)
        const known = outcomeOf[problem.code]
        if (known === undefined) throw problem
        return known
      })
      return seeOther(`${shownAddress(page, form['shown'])}#${pageOutcomes[outcome]}`)
    },
  ),
]
