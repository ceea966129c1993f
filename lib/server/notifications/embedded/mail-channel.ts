import type { Transporter } from 'nodemailer'

interface MailMessage {
  /** The Message-ID is derived from it, so that a mailbox recognises a message that was sent twice. */
  id: string
  to: string
  subject: string
  text: string
  /** URL for one-click unsubscribe (RFC 8058); no List-Unsubscribe header without it. */
  stopUrl?: string
}

export interface MailChannel {
  /** Resolves once the server accepted the message. @throws Error with `code` and, after a reply of the server, `responseCode` */
  send(message: MailMessage): Promise<void>
  close(): void
}

export interface MailChannelSettings {
  /** `smtp://user:password@host:587` (TLS where offered) or `smtps://…`. */
  smtpUrl: string
  from: string
  siteOrigin: string
}

/** Timeout of connection, greeting and each reply of the mail server, milliseconds. */
const timeoutMs = 10_000

/** RFC 8058 requires https for one-click; without it the URL still opens the page with the button. */
const stopHeaders = (url: string) => ({
  ...(url !== '' && { 'List-Unsubscribe': `<${url}>` }),
  ...(url.startsWith('https://') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** SMTP client with a pool of two connections; connects with the first message. */
export function openMailChannel({ smtpUrl, from, siteOrigin }: MailChannelSettings): MailChannel {
  const host = new URL(siteOrigin).hostname
  let transport: Promise<Transporter> | undefined
  // Imported with the first message: most installations and all commands send none.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      // The outbox retries.
      maxRequeues: 0,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ id, to, subject, text, stopUrl = '' }) {
      transport ??= open()
      await (
        await transport
      ).sendMail({
        messageId: `<${id}@${host}>`,
        from: { name: 'Portal Jabar', address: from },
        // As an object, so that a comma or line break in an address can never become a second recipient or header.
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...stopHeaders(stopUrl),
        },
      })
    },
    close() {
      void transport?.then((opened) => opened.close())
    },
  }
}
