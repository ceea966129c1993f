import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { single } from '@/lib/schemas/list'
import { newsChannels } from '@/lib/schemas/news-channels'
import { fileComplaint } from '../../support/filed-complaint'
import { pushBrowser } from '../../support/push-browser'
import { good, refused, sent, type Ask } from './ask'

const answer = single(newsChannels)

/** How a reporter chooses by which channels news arrives, by number and secret. */
export function describeNewsChannels(ask: Ask, apiKey: string) {
  const filed = () => fileComplaint({ ask }, apiKey, { email: 'budi@warga.id' })
  type Filed = Awaited<ReturnType<typeof filed>>
  const pathOf = ({ complaint_number: number }: Filed) => `/v1/public/complaints/${number}/channels`
  const read = (complaint: Filed, secret: string) =>
    ask(pathOf(complaint), { headers: { 'api-key': apiKey, 'x-complaint-secret': secret } })
  const choose = (complaint: Filed, name: string, body: unknown) =>
    ask(
      `${pathOf(complaint)}/${name}`,
      sent('POST', body, { 'x-complaint-secret': complaint.secret, 'content-language': 'en' }),
    )

  describe('channels for news', () => {
    it('are seen and switched by whoever holds the secret', async () => {
      const complaint = await filed()
      const response = await read(complaint, complaint.secret)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect((await good(Promise.resolve(response), answer)).data).toEqual({
        // No mail server is set.
        mail: null,
        push: { public_key: expect.stringMatching(/^B[\w-]{86}$/), devices: [] },
        phone: { is_on: false, ending: '890' },
      })
      const on = await good(choose(complaint, 'phone', { is_on: true }), answer)
      expect(on.data.phone).toMatchObject({ is_on: true })
      const { subscription } = pushBrowser('https://fcm.googleapis.com/fcm/send/a')
      const subscribed = await good(choose(complaint, 'push', subscription), answer)
      const devices = subscribed.data.push?.devices ?? []
      expect(devices).toHaveLength(1)
      expect((await good(read(complaint, complaint.secret), answer)).data).toMatchObject({
        push: { devices },
        phone: { is_on: true },
      })
      const removed = await good(choose(complaint, 'push-removal', { devices }), answer)
      expect(removed.data.push?.devices).toEqual([])
      const off = await good(choose(complaint, 'phone', { is_on: false }), answer)
      expect(off.data.phone).toMatchObject({ is_on: false })
    })

    it('follow a browser that renews its subscription, for whoever knows the earlier one', async () => {
      const complaint = await filed()
      const [earlier, subscription] = ['old', 'new'].map(
        (name) =>
          pushBrowser(`https://fcm.googleapis.com/fcm/send/${randomUUID()}-${name}`).subscription,
      )
      const subscribed = await good(choose(complaint, 'push', earlier), answer)
      const renew = () => ask('/v1/public/push-renewals', sent('POST', { earlier, subscription }))
      const response = await renew()
      expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
      const channels = (await good(read(complaint, complaint.secret), answer)).data
      expect(channels.push?.devices).toHaveLength(1)
      expect(channels.push?.devices).not.toEqual(subscribed.data.push?.devices)
      // Who asks for a browser that is not there hears the same.
      expect((await renew()).status).toBe(204)
    })

    it('are nobody else’s', async () => {
      const complaint = await filed()
      await refused(read(complaint, '0'.repeat(26)), 404, 'ITEM_NOT_FOUND')
      await refused(
        choose({ ...complaint, secret: '0'.repeat(26) }, 'phone', { is_on: true }),
        404,
        'ITEM_NOT_FOUND',
      )
    })

    it('refuse addresses that are no push service, and what is not there', async () => {
      const complaint = await filed()
      for (const endpoint of ['https://127.0.0.1/x', 'http://fcm.googleapis.com/x', 'no address'])
        await refused(
          choose(complaint, 'push', { ...pushBrowser('https://a').subscription, endpoint }),
          400,
          'VALIDATION_FAILED',
        )
      await refused(choose(complaint, 'mail', { is_on: true }), 409, 'MOVE_NOT_ALLOWED')
    })
  })
}
