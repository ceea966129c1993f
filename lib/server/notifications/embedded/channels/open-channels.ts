import type { Env } from '@/lib/env'
import type { MailSettings } from '../mail-text'

/** The channels that this installation has, as its settings say. */
export interface OpenChannels {
  siteOrigin: string
  /** null without a mail server. */
  mail: MailSettings | null
  /** null without keys. */
  push: { publicKey: string; privateKey: string; subject: string; hosts: readonly string[] } | null
  /** Whether the province's gateway is set. */
  phone: boolean
}

/** What a choice of channels is about. */
export interface ChoosingComplaint {
  id: string
  reporter_phone: string
  reporter_email: string
  identity_removed_at: string | null
}

export type ChannelSettings = Pick<
  Env,
  | 'CONTACT_EMAIL'
  | 'NOTIFY_WEBHOOK_SECRET'
  | 'NOTIFY_WEBHOOK_URL'
  | 'PUSH_HOSTS'
  | 'SITE_ORIGIN'
  | 'SMTP_URL'
  | 'VAPID_PRIVATE_KEY'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_SUBJECT'
>

export function openChannelsOf({
  CONTACT_EMAIL: contact,
  NOTIFY_WEBHOOK_SECRET: webhookSecret,
  NOTIFY_WEBHOOK_URL: webhookUrl,
  PUSH_HOSTS: hosts,
  SITE_ORIGIN: siteOrigin,
  SMTP_URL: smtpUrl,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_SUBJECT: subject = `mailto:${contact}`,
}: ChannelSettings): OpenChannels {
  return {
    siteOrigin,
    mail: smtpUrl === undefined ? null : { siteOrigin, contact },
    push:
      publicKey === undefined || privateKey === undefined
        ? null
        : { publicKey, privateKey, subject, hosts },
    phone: webhookUrl !== undefined && webhookSecret !== undefined,
  }
}
