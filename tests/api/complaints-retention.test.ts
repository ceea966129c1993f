import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFormKey } from '@/lib/server/embedded/complaints/complaint-secret'
import { identityDays, removeOldIdentities } from '@/lib/server/embedded/complaints/retention'
import { backends, draftOn, type TestBackend } from './complaints-backend'

const dayMs = 24 * 60 * 60_000

describe.each(backends)('retention on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  test('a year after closing the reporter is gone and the matter stays; an open complaint keeps its reporter', async () => {
    const [closed, open] = [await draftOn(backend), await draftOn(backend)]
    const receipt = await backend.complaints.create(closed.request, closed.key)
    await backend.complaints.create(open.request, open.key)
    const at = new Date()
    await backend.db
      .updateTable('complaints')
      .set({ status: 'finished', updated_at: at.toISOString() })
      .where('submission_key_hash', '=', hashFormKey(closed.key))
      .execute()

    expect(await removeOldIdentities(backend.db, new Date(at.getTime() + identityDays * dayMs))).toBe(0)
    const later = new Date(at.getTime() + identityDays * dayMs + 1)
    expect(await removeOldIdentities(backend.db, later)).toBe(1)
    expect(await removeOldIdentities(backend.db, later)).toBe(0)

    const rows = await backend.db.selectFrom('complaints').selectAll().orderBy('created_at').execute()
    const gone = rows.find((row) => row.submission_key_hash === hashFormKey(closed.key))
    const kept = rows.find((row) => row.submission_key_hash === hashFormKey(open.key))
    expect(gone).toMatchObject({ reporter_name: '', reporter_phone: '', reporter_email: '', address_detail: '', title: closed.request.informasi_aduan.title })
    expect(kept?.reporter_phone).toBe(open.request.data_wargi.phone)
    const view = await backend.complaints.view(receipt.complaint_number, receipt.secret, 'id')
    expect(view).toMatchObject({ reporter_name: null, title: closed.request.informasi_aduan.title })
  })
})
