import { expect, it, vi } from 'vitest'
import type { AreasPort } from '@/lib/server/areas/port'
import { createRemoteOpenRequests } from './open311'
import type { Remote } from './remote'

it.each([{ numbers: [] }, { numbers: ['', ''] }, { services: [] }])(
  'asks the API nothing when the question names nothing: %j',
  async (filter) => {
    const request = vi.fn()
    const remote = { api: { request }, siteOrigin: 'https://jabarprov.go.id' } as unknown as Remote
    const { requests, isLast } = await createRemoteOpenRequests(remote, {} as AreasPort).list(
      { page: 1, pageSize: 10, ...filter },
      'id',
    )
    expect([requests, isLast]).toEqual([[], true])
    expect(request).not.toHaveBeenCalled()
  },
)
