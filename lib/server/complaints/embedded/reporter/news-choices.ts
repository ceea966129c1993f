import type { Kysely } from 'kysely'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import type { ReporterPort } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import {
  addDevice,
  choosePhone,
  dropDevices,
} from '@/lib/server/notifications/embedded/channels/choices'
import { renewDevice } from '@/lib/server/notifications/embedded/channels/renew-device'
import { chooseMail } from '@/lib/server/notifications/embedded/channels/mail-choice'
import { readChannels } from '@/lib/server/notifications/embedded/channels/read-channels'
import type { OpenChannels } from '@/lib/server/notifications/embedded/channels/open-channels'
import type { OwnComplaint } from './open-own'
import type { ReporterSettings } from './reporter-actions'

type WithOwn = (
  number: string,
  secret: string,
  work: (own: OwnComplaint) => Promise<NewsChannels>,
) => Promise<NewsChannels | null>

type NewsChoices = Pick<
  ReporterPort,
  | 'newsChannels'
  | 'addPushDevice'
  | 'removePushDevices'
  | 'renewPushDevice'
  | 'choosePhoneNews'
  | 'chooseMailNews'
>

const noChannels = (siteOrigin: string): OpenChannels => ({
  siteOrigin,
  mail: null,
  push: null,
  phone: false,
})

/** How news of a complaint reaches the holder of its secret; a temporary secret may look and change nothing. */
export function newsChoices(
  db: Kysely<Database>,
  { now, siteOrigin, channels = noChannels(siteOrigin) }: ReporterSettings,
  { withOwn, withOwnSecret }: { withOwn: WithOwn; withOwnSecret: WithOwn },
): NewsChoices {
  const read = (own: OwnComplaint) => readChannels(db, own, channels)
  const change = (
    number: string,
    secret: string,
    work: (own: OwnComplaint) => Promise<void>,
  ): Promise<NewsChannels | null> =>
    withOwnSecret(number, secret, async (own) => {
      await work(own)
      return read(own)
    })
  return {
    newsChannels: (number, secret) => withOwn(number, secret, read),
    addPushDevice: (number, secret, subscription, locale) =>
      change(number, secret, (own) =>
        addDevice(db, own, channels, { subscription, locale }, now()),
      ),
    removePushDevices: (number, secret, devices) =>
      change(number, secret, (own) => dropDevices(db, own, devices)),
    renewPushDevice: (renewal) => renewDevice(db, channels, renewal),
    choosePhoneNews: (number, secret, isOn, locale) =>
      change(number, secret, (own) => choosePhone(db, own, channels, { isOn, locale }, now())),
    chooseMailNews: (number, secret, isOn) =>
      change(number, secret, (own) => chooseMail(db, own, channels, isOn, now())),
  }
}
