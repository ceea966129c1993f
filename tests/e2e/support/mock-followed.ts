import { expect, type Page } from '@playwright/test'
import { followedStates, type FollowedState } from '@/tests/support/followed-complaint'

/** Opens the complaints whose view is their reporter's. */
export const holderSecret = '7K4M9Q7K4M9Q7K4M9Q7K4M9Q7K'

/** Calls about one complaint. */
export const complaintCalls = '**/v1/public/complaints/**'

/** Answers look-ups with one state, a private one only with its secret; what the server says of it is tested with the server. */
export async function mockFollowed(page: Page, state: FollowedState) {
  const { view, steps } = followedStates[state]
  await page.route(complaintCalls, async (route) => {
    const request = route.request()
    if (view.is_holder && (await request.headerValue('X-Complaint-Secret')) !== holderSecret)
      return route.fulfill({ status: 404, json: { code: 'ITEM_NOT_FOUND' } })
    return route.fulfill({
      json: { data: request.url().includes('/status/') ? steps.toReversed() : view },
    })
  })
  return view
}

/** Opens a complaint in this state as a followed link does; its reporter's link has the secret in it. @returns what the API says of it */
export async function openFollowed(page: Page, state: FollowedState, prefix: '' | '/en') {
  const view = await mockFollowed(page, state)
  await page.goto(
    `${prefix}/aduan-warga/cek-status${view.is_holder ? '#' : '?'}nomor=${view.complaint_id}${view.is_holder ? `&kunci=${holderSecret}` : ''}`,
  )
  await expect(page.getByRole('heading', { level: 2, name: view.title })).toBeFocused()
  return view
}
