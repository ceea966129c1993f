import { z } from 'zod'
import { eventReceivers } from './event-receivers'
import { commaSeparated, optionalUrl, secrets } from './values'

/** Messages to reporters and supporters (mail, browsers, phones), and to other systems about steps of complaints. */
export const notificationSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server for messages to reporters, smtp://user:password@host:587 or smtps://…; nothing is queued or sent while empty.',
    ),
  MAIL_FROM: z.email().optional().describe('Sender of these messages; CONTACT_EMAIL while empty.'),
  VAPID_PUBLIC_KEY: z
    .string()
    .trim()
    .regex(/^B[\w-]{86}$/, 'must be a key that npm run portal -- push keys prints')
    .optional()
    .describe(
      'Key by which push services know this portal, with its private half (npm run portal -- push keys prints a pair). Browsers are told ' +
        'about complaints only while both are set; a new pair ends what browsers have agreed to.',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .trim()
    .regex(/^[\w-]{43}$/, 'must be a key that npm run portal -- push keys prints')
    .optional()
    .describe('Private half of VAPID_PUBLIC_KEY.'),
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(?:mailto:|https:\/\/)./, 'must begin with mailto: or https://')
    .optional()
    .describe(
      'Where push services may complain, mailto:… or https://…; CONTACT_EMAIL while empty.',
    ),
  PUSH_HOSTS: commaSeparated(
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com',
  )
    .pipe(
      z.array(
        z
          .string()
          .toLowerCase()
          .regex(
            /^(?:\*\.)?[\da-z-]+(?:\.[\da-z-]+)+$/,
            'must be names of hosts, with commas between',
          ),
      ),
    )
    .describe(
      'Push services that may be called, with commas between, *. in front for all below a name; a browser at another one is refused.',
    ),
  NOTIFY_WEBHOOK_URL: optionalUrl.describe(
    "The province's gateway for messages to phones (WhatsApp, SMS): called with a signed message (Standard Webhooks) for reporters who " +
      'chose it; the choice is not offered while this or its secret is empty.',
  ),
  NOTIFY_WEBHOOK_SECRET: secrets.describe(
    'Signs these calls, at least 32 characters (whsec_ and base64, or any text); several with commas between while one is changed, all sign.',
  ),
  EVENT_WEBHOOKS: eventReceivers
    .optional()
    .describe(
      'Systems that get every step of a complaint as signed calls (Standard Webhooks), with what GET /v1/operator/events says of it: name, ' +
        'address (https) and secret of at least 32 characters with blanks between (two secrets while one is changed, all sign), commas ' +
        'between several. "npm run portal -- events status" shows how far each is.',
    ),
}
