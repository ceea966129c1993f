import { freePorts, startNginx } from '../support/nginx'
import { postgres } from '../support/database'
import { startCommand, startPortal, type PortalServer } from '../support/portal-server'

export const apiKey = 'cluster-key'
export const operatorToken = 'cluster-operator-token-of-32-signs'
/** Multiplies the limits: two processes share these many uses. */
export const limitScale = 100

/** One of the portals; the process behind it changes when it is killed or restarted. */
export interface Member {
  /** The current process, called directly. */
  portal: () => PortalServer
  start(): Promise<void>
}

/** Two portals behind one nginx on one PostgreSQL and one photo folder. */
export interface Cluster {
  /** Address of nginx. */
  origin: string
  /** What went wrong behind the front, for the message of a failed test. */
  troubles(): string
  one: Member
  two: Member
  databaseUrl: string
  /** Runs an operator command on the same database. @returns its exit code and errors */
  command(...args: string[]): Promise<{ code: number | null; stderr: string }>
  close(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const database = await postgres.open('seeded')
  const [front = 0, ...ports] = await freePorts(3)
  const origin = `http://127.0.0.1:${front}`
  const settings = {
    ...database.settings,
    SITE_ORIGIN: origin,
    PORTAL_API_KEY: apiKey,
    OPERATOR_TOKEN: operatorToken,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_SCALE: String(limitScale),
  }
  async function member(port = 0): Promise<Member> {
    const start = () => startPortal({ ...settings, PORT: String(port) })
    let current = await start()
    return {
      portal: () => current,
      async start() {
        current = await start()
      },
    }
  }
  const [one, two] = await Promise.all([member(ports[0]), member(ports[1])])
  const nginx = await startNginx(front, ports)
  return {
    origin,
    troubles: () =>
      [one, two]
        .flatMap((each) =>
          each
            .portal()
            .output()
            .split('\n')
            .filter((line) => line.includes('"error"')),
        )
        .join('\n') + nginx.errors().slice(-4_000),
    one,
    two,
    databaseUrl: database.settings.DATABASE_URL ?? '',
    command: (...args) => startCommand(args, settings).ended,
    async close() {
      await nginx.stop()
      await Promise.all([one.portal().stop(), two.portal().stop()])
      await database.close()
    },
  }
}
