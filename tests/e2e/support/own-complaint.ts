import { expect, type Page } from '@playwright/test'
import { fileComplaint } from '../../support/filed-complaint'

const title = 'Lubang di jalan desa'

/** A public complaint on the shared portal, with the secret that its reporter follows it by. */
export async function fileOwnComplaint(baseURL: string | undefined) {
  const portal = {
    ask: (path: string, init?: RequestInit) => fetch(new URL(path, baseURL), init),
  }
  const { complaint_number: number, secret } = await fileComplaint(portal, 'e2e-key-for-tests', {
    email: 'budi@warga.id',
    type: 'public',
  })
  return { number, secret, title }
}

/** The look-up shows the complaint, with the focus on its title. */
export const isOpen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
