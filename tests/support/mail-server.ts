import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  from: string
  /** Message as it came over the wire, transfer encoding undone where it was quoted-printable. */
  text: string
}

export interface MailServer {
  url: string
  port: number
  mails: ReceivedMail[]
  stop(): Promise<void>
}

const readable = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

/** A mail server on the loopback that takes everything except addresses at `refused.id` (550). @param port 0 for a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address.endsWith('@refused.id')
          ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
          : null,
      ),
    onData(stream, session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          text: readable(raw),
        })
        callback()
      })
    },
  })
  // A client that hangs up in the middle is no failure of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
