import { existsSync } from 'node:fs'
import { join } from 'node:path'
import next from 'next'
import { env } from '@/lib/env'
import { EnvError } from '@/lib/env-error'
import { serverLog } from '@/lib/server/http/access-log'
import type { ApiHandler } from '@/lib/server/http/call-api'
import { api } from '@/lib/server/api/app'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { StartError } from '@/lib/server/db/start-error'
import { createDrain, drainOnEnd } from '@/lib/server/http/drain'
import { createEntry } from '@/lib/server/http/entry'
import { handOverSettings } from '@/lib/server/http/built-settings'
import { createLimitedServer, listen, ListenError } from '@/lib/server/http/listen'
import { isSupported, nodeMinimum, versionWarning } from '@/lib/server/http/node-version'
import { loadStaticFiles } from '@/lib/server/http/static/static-files'
import { observedLog } from '@/lib/server/observability/observed-log'
import { openObservability } from '@/lib/server/observability/open-observability'
import { openPortal } from '@/lib/server/open-portal'
import { openPreviewPage } from '@/lib/server/queries/open-item-preview'
import { registerPurge } from '@/lib/server/purge'
import { asCaller, callerOfHeaders } from '@/lib/server/remote/caller-context'

/** What most visitors ask for first, and what must not fail them: the way to a complaint. */
const firstPages = [
  '/aduan-warga',
  '/aduan-warga/new/buat-aduan',
  '/layanan',
  '/berita',
  '/pencarian',
  '/en',
]

async function start() {
  if (!isSupported(process.version))
    throw new StartError(`Node ${nodeMinimum} or newer is needed; this is ${process.version}`)
  const settings = env()
  const warning = versionWarning(process.version)
  if (warning) process.stderr.write(`${warning}\n`)

  const observability = await openObservability(settings)
  const log = observedLog(
    serverLog((text) => process.stdout.write(text)),
    observability.observers,
  )
  const context = { isHttps: settings.SITE_ORIGIN.startsWith('https://') }
  const root = process.cwd()
  if (!existsSync(join(root, '.next', 'BUILD_ID')))
    throw new StartError(
      'The pages are not built yet; run "npm run build" first, or "npm start", which does it',
    )
  const portal = await openPortal()
  handOverSettings(root)
  const app = next({ dev: false, dir: root })
  const [, staticFiles] = await Promise.all([
    app.prepare(),
    loadStaticFiles(
      [
        { folder: join(root, '.next', 'static'), prefix: '/_next/static', isImmutable: true },
        { folder: join(root, 'public'), prefix: '', isImmutable: false },
        { folder: join(root, 'dist', 'worker'), prefix: '', isImmutable: false, isWorker: true },
      ],
      join(root, 'dist', 'compressed'),
      context,
    ),
  ])
  const handler = app.getRequestHandler()
  const isRemote = settings.PORTAL_API_URL !== undefined
  const asItsCaller = (answer: ApiHandler): ApiHandler =>
    isRemote
      ? (request) =>
          asCaller(callerOfHeaders(Object.fromEntries(request.headers)), () => answer(request))
      : answer
  const entry = createEntry({
    renderer: isRemote
      ? (request, response) =>
          asCaller(callerOfHeaders(request.headers), () => handler(request, response))
      : handler,
    api: {
      routes: api.routes,
      fetch: asItsCaller(api.fetch),
      admit: asItsCaller(api.admit),
    },
    openPreview: openPreviewPage,
    siteOrigin: settings.SITE_ORIGIN,
    embedOrigin: settings.EMBED_WIDGET_URL && new URL(settings.EMBED_WIDGET_URL).origin,
    editorOrigin: settings.EDITOR_ORIGIN,
    hasStreetMap: settings.GOOGLE_MAPS_API_KEY !== undefined,
    hasSpeech: settings.RESPONSIVEVOICE_KEY !== undefined,
    hasAnalytics: settings.ANALYTICS_ID !== undefined,
    pictureOrigin: settings.PORTAL_API_URL && new URL(settings.PORTAL_API_URL).origin,
    trustedProxies: settings.TRUSTED_PROXIES,
    staticFiles,
    cacheMaxBytes: settings.CACHE_MAX_BYTES,
    maxRenders: settings.MAX_RENDERS,
    // Beside its own database a read keeps the process busy, a search for 5 ms; beside another API it only waits.
    maxReads: isRemote ? settings.MAX_RENDERS * 16 : settings.MAX_RENDERS,
    readiness: {
      isDatabaseUp: () => portal.ready(),
      dataFolder: settings.DATA_DIR,
      minFreeBytes: settings.MIN_FREE_BYTES,
    },
    log,
  })
  registerPurge(entry.purge)

  const server = createLimitedServer(entry.handle, context, log)
  const close = async () => {
    try {
      await portal.close()
    } finally {
      await observability.close()
    }
  }
  drainOnEnd(
    createDrain({
      server,
      startDraining: entry.startDraining,
      close,
      log,
      exit: (code) => process.exit(code),
    }),
    log,
  )
  // The first render is slow; doing it here keeps the first visitors from waiting in line.
  const warmed = entry.warmUp(['/'])
  // A provincial API that does not answer yet must not keep the portal from starting.
  await (isRemote ? warmed.catch(() => log.event('warn', 'warm-up failed', {})) : warmed)
  await observability.serve(entry)
  const port = await listen(server, settings.PORT, settings.HOST)
  process.stdout.write(`Portal Jabar: http://localhost:${port}\n`)
  // Each page's modules are loaded with its first render, in one go: the visitor who asks first would wait for that, and others with them.
  await entry.warmUpBesideVisitors(firstPages)
}

start().catch((error: unknown) => {
  const isPlain =
    error instanceof EnvError || error instanceof StartError || error instanceof ListenError
  process.stderr.write(
    isPlain
      ? `${error.message}\n`
      : `The portal could not start: ${JSON.stringify(errorFacts(error))}\n`,
  )
  process.exit(1)
})
