import type { Transporter } from 'nodemailer'

interface MailMessage {
  /** Name of the message; its Message-ID is made from it, so that a mailbox recognises a message that came twice. */
  id: string
  to: string
  subject: string
  text: string
  /** Address that stops such messages when a mail program posts to it (RFC 8058); none without it. */
  stopUrl?: string
}

export interface MailChannel {
  /** Resolves once the server took the message. @throws Error with `code` and, after an answer of the server, `responseCode` */
  send(message: MailMessage): Promise<void>
  close(): void
}

export interface MailChannelSettings {
  /** `smtp://user:password@host:587` (TLS where offered) or `smtps://…`. */
  smtpUrl: string
  from: string
  siteOrigin: string
}

/** Longest wait for connection, greeting and each answer of the mail server, milliseconds. */
const timeoutMs = 10_000

/** The standard wants https for one click; without it the address still opens the page with the button. */
const stopHeaders = (url: string) => ({
  ...(url !== '' && { 'List-Unsubscribe': `<${url}>` }),
  ...(url.startsWith('https://') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** A mail server behind a small pool of connections; connects with the first message. */
export function openMailChannel({ smtpUrl, from, siteOrigin }: MailChannelSettings): MailChannel {
  const host = new URL(siteOrigin).hostname
  let transport: Promise<Transporter> | undefined
  // Loaded late: most installations and all commands send no mail.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      // Trying again is the outbox's part.
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
