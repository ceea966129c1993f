import type { Kysely } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { Database } from '@/lib/server/db/types'
import { createOpenRequests } from './open-requests'

it('finds places again once its files can be read', async () => {
  const siteOrigin = 'https://jabarprov.go.id'
  const requests = createOpenRequests({} as Kysely<Database>, { siteOrigin })
  const inTheCapital = { lat: -6.2, long: 106.83 }
  const folder = vi.spyOn(process, 'cwd').mockReturnValue('/no-such-folder')
  await expect(requests.placeAt(inTheCapital)).rejects.toThrow('ENOENT')
  folder.mockRestore()
  expect(await requests.placeAt(inTheCapital)).toBeNull()
})
