import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { documentFormMaxBytes } from '@/lib/server/api/upload-form'
import { memorySettings } from '@/scripts/memory-settings.mjs'

const folder = 'scripts/deploy'
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
const dockerfile = readFileSync('Dockerfile', 'utf8')
const example = readFileSync('.env.example', 'utf8')

const service = z.object({
  image: z.string(),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
})
const compose = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
})
const composed = compose.parse(parse(read('compose.yaml'), { merge: true }))
const portals = Object.entries(composed.services).filter(([name]) => name.startsWith('portal-'))

/** Settings that lib/settings knows: the example lists every one of them. */
const known = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]))
// Read by Node, Next and the C library themselves.
const others = new Set([
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'NEXT_TELEMETRY_DISABLED',
  ...Object.keys(memorySettings),
  'TMPDIR',
])
const isKnown = (name: string) => known.has(name) || others.has(name)

// The portal's metrics, as found in its source.
const sources = readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => readFileSync(join('lib/server', name), 'utf8'))
  .join('\n')

/** The label of each measurement that has one. */
const labels = new Map(
  [...sources.matchAll(/name: '(portal_\w+)'[^}]*?label(?:Names)?: \[?'(\w+)'/g)].map(
    ([, name = '', label = '']) => [name, label],
  ),
)
/** Measurements of an expression with the labels that it asks of them. */
const labelsIn = (expression: string) =>
  [...expression.matchAll(/(?:by \((\w+)\) \([^)]*?)?(portal_[a-z_]+)(?:\{(\w+)=)?/g)].flatMap(
    ([, by, name = '', braced]) =>
      [by, braced].flatMap((label) =>
        label === undefined || label === 'le' || label === 'instance' || !labels.has(name)
          ? []
          : [{ name, label }],
      ),
  )

/** What alerts and panels ask Prometheus. */
const expressions = [
  ...`${read('prometheus-alerts.yaml')}${read('grafana-dashboard.json')}`.matchAll(
    /"?expr"?: (.+)/g,
  ),
].map(([, expression = '']) => expression)

const templateValues: Record<string, string> = {
  SITE_ORIGIN: 'https://jabarprov.go.id',
  BACKUP_URL: 's3://a:b@store/backup',
  BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
}
/** A setting of the sample as Compose fills it from an operator's file. */
const filled = (name: string, value: string | number) =>
  templateValues[name] ??
  String(value)
    .replace(/\$\{[^}]*:-\}/g, '')
    .replace(/\$\{[^}]+\}/g, 'word')

describe('files for running the portal', () => {
  it('name only settings that the portal knows', () => {
    const inUnits = units.flatMap((name) =>
      [...read(name).matchAll(/^Environment=(.+)$/gm)].flatMap((match) =>
        (match[1] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
    )
    const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? ''),
    )
    const inCompose = [
      ...portals,
      ...Object.entries(composed.services).filter(([name]) => name === 'backup'),
    ].flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    expect([...inUnits, ...inImage, ...inCompose].length).toBeGreaterThan(10)
    expect([...inUnits, ...inImage, ...inCompose].filter((name) => !isKnown(name))).toEqual([])
  })

  it('alarm by measurements that the portal has', () => {
    const rules = z.object({
      groups: z.array(
        z.object({
          rules: z.array(
            z.object({
              alert: z.string(),
              expr: z.string(),
              labels: z.object({ severity: z.enum(['page', 'ticket']) }),
              annotations: z.object({ summary: z.string().min(10) }),
            }),
          ),
        }),
      ),
    })
    const alerts = rules
      .parse(parse(read('prometheus-alerts.yaml')))
      .groups.flatMap((group) => group.rules)
    const named = new Set(alerts.flatMap(({ expr }) => expr.match(/portal_[a-z_]+/g) ?? []))
    expect(named.size).toBeGreaterThan(6)
    for (const name of named) expect(sources, name).toContain(`'${name}'`)
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
    // Prometheus keeps these two labels for what it asks; a measurement's own of that name it calls otherwise.
    expect(sources).not.toMatch(/label: '(?:job|instance)'/)
  })

  it('draw measurements that the portal has, each in its place', () => {
    const panel = z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })).min(1),
    })
    const { panels } = z
      .object({ panels: z.array(panel) })
      .parse(JSON.parse(read('grafana-dashboard.json')))
    expect(panels.length).toBeGreaterThan(10)
    const named = new Set(
      panels
        .flatMap(({ targets }) =>
          targets.flatMap(({ expr }) => expr.match(/portal_[a-z_]+/g) ?? []),
        )
        .map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
    )
    expect(named.size).toBeGreaterThan(10)
    for (const name of named) expect(sources, name).toContain(`'${name}'`)
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length)
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
  })

  it('take the growth only of what grows alone', () => {
    const growing = new Set([
      ...[...sources.matchAll(/new Counter\(\{\s*name: '(portal_\w+)'/g)].map(([, name]) => name),
      ...[...sources.matchAll(/name: '(portal_\w+)',\s*help: '[^']*since the process began/g)].map(
        ([, name]) => name,
      ),
    ])
    const metrics = expressions.flatMap((expression) =>
      [...expression.matchAll(/\b(?:increase|i?rate)\((portal_[a-z_]+)/g)].map(
        ([, name = '']) => name,
      ),
    )
    expect(metrics.length).toBeGreaterThan(6)
    expect(
      metrics.filter((name) => !growing.has(name) && !/_(?:bucket|count|sum)$/.test(name)),
    ).toEqual([])
  })

  it('ask measurements for labels that they have', () => {
    const usedLabels = expressions.flatMap(labelsIn)
    expect(usedLabels.length).toBeGreaterThan(10)
    expect(usedLabels.filter(({ name, label }) => labels.get(name) !== label)).toEqual([])
  })

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('are units that systemd understands', () => {
    const files = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name))
    const { stderr } = spawnSync(
      '/usr/bin/systemd-analyze',
      ['verify', ...files.map((name) => join(folder, name))],
      { encoding: 'utf8' },
    )
    // Node may lie elsewhere on the machine that tests.
    expect(
      stderr
        .split('\n')
        .filter((line) => line.includes('portal-jabar') && !line.includes('is not executable')),
    ).toEqual([])
  })

  it.skipIf(!existsSync('/usr/sbin/nginx'))('are a configuration that nginx understands', () => {
    const temporary = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
    // Names, certificates and folders are those of the container.
    const plain = read('nginx.conf')
      .replace(' ssl http2', '')
      .replace(/ssl_certificate.*;/g, '')
      .replace(/portal-[12]:/g, '127.0.0.1:')
    const here = plain
      .replace(/\/(?:tmp|var\/cache\/nginx)(?=[ /])/g, temporary)
      .replace('include mime.types', 'include /etc/nginx/mime.types')
    const file = join(temporary, 'nginx.conf')
    writeFileSync(file, here)
    const { status, stderr } = spawnSync(
      '/usr/sbin/nginx',
      ['-t', '-p', temporary, '-c', file, '-e', 'stderr'],
      { encoding: 'utf8' },
    )
    rmSync(temporary, { recursive: true })
    expect([
      status,
      stderr.split('\n').filter((line) => /\[(?:emerg|alert|crit|error|warn)\]/.test(line)),
    ]).toEqual([0, []])
  })

  it('take photos from everybody and documents from officers as large as the portal takes them', () => {
    const configuration = read('nginx.conf')
    const [before = '', officers = ''] = configuration.split('location /v1/operator/ {')
    const bytesIn = (part: string) =>
      Number(/client_max_body_size (\d+)k;/.exec(part)?.[1] ?? 0) * 1_024
    expect(bytesIn(before)).toBeGreaterThan(photoMaxBytes)
    expect(bytesIn(officers.split('}')[0] ?? '')).toBeGreaterThan(documentFormMaxBytes)
  })

  it('send plain calls to the name of the settings, whatever name they were sent to', () => {
    const returns = [...read('nginx.conf').matchAll(/return 30\d ([^;]+);/g)].map(
      ([, address]) => address,
    )
    expect(returns).toEqual(['https://$server_name$request_uri'])
  })

  it('back up by the hour, rehearse by the week, and say so when either fails', () => {
    expect(read('portal-jabar-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \*:\d\d:00$/m)
    expect(read('portal-jabar-rehearsal.timer')).toMatch(/^OnCalendar=Sun /m)
    expect(read('README.md')).toMatch(
      /^`\d+ \d+ \* \* 0 .*docker compose run .* restore --rehearse --identity \/key`/m,
    )
    for (const timer of readdirSync(folder).filter((name) => name.endsWith('.timer')))
      expect(units).toContain(timer.replace('.timer', '.service'))
    for (const unit of units.filter((name) => !name.includes('@')))
      expect(read(unit), unit).toMatch(/^OnFailure=portal-jabar-failed@%n\.service$/m)
    // A path that is not there would keep the unit from starting, with a number in place of a reason.
    const paths = units.flatMap((name) =>
      [...read(name).matchAll(/^ReadWritePaths=(.+)$/gm)].flatMap((match) =>
        (match[1] ?? '').split(' '),
      ),
    )
    expect(paths.length).toBeGreaterThan(1)
    expect(paths.filter((path) => !path.startsWith('-/'))).toEqual([])
    const { environment = {} } = composed.services.backup ?? {}
    expect(
      parseEnv(
        Object.fromEntries(
          Object.entries(environment).map(([name, value]) => [name, filled(name, value)]),
        ),
      ),
    ).toMatchObject({
      BACKUP_URL: 's3://a:b@store/backup',
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    })
  })

  it('give both portals settings that the portal accepts', () => {
    expect(portals).toHaveLength(2)
    for (const [, { environment = {} }] of portals) {
      expect(
        parseEnv(
          Object.fromEntries(
            Object.entries(environment).map(([name, value]) => [name, filled(name, value)]),
          ),
        ),
      ).toMatchObject({ METRICS_PORT: 9464, SITE_ORIGIN: 'https://jabarprov.go.id' })
    }
  })

  it('let every setting of the file beside them reach portals and backup, but none that moves them in their container', () => {
    for (const [name, { env_file: files, environment }] of [
      ...portals,
      ...Object.entries(composed.services).filter(([each]) => each === 'backup'),
    ]) {
      expect(files, name).toEqual([{ path: '.env', required: false }])
      // The example holds defaults of a process on a machine of its own.
      expect(environment, name).toMatchObject({ HOST: '0.0.0.0', PORT: 3000, DATA_DIR: '/data' })
    }
  })

  it('open nothing but nginx, keep no secret, and name networks and volumes that are there', () => {
    const services = Object.entries(composed.services)
    expect(services.flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['nginx'])
    expect(
      services
        .flatMap(([, { networks }]) => networks)
        .filter((name) => !(name in composed.networks)),
    ).toEqual([])
    const named = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
    )
    expect(named.filter((name) => !(name in composed.volumes))).toEqual([])
    const secrets = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([name]) => /PASSWORD|TOKEN|KEY|_URL|HOST_/.test(name))
        .map(([, value]) => String(value)),
    )
    expect(secrets.filter((value) => !value.includes('${'))).toEqual([])
    expect(
      services.filter(
        ([, { image }]) => /:latest$|^[^:]+$/.test(image) && image !== 'portal-jabar',
      ),
    ).toEqual([])
  })

  it('give the portal the memory settings that npm start gives it', () => {
    const line = Object.entries(memorySettings)
      .map((setting) => setting.join('='))
      .join(' ')
    expect(dockerfile).toContain(`\nENV ${line}\n`)
    expect(read('portal-jabar.service')).toContain(`\nEnvironment=${line}\n`)
  })

  it('run the portal as nobody special, by its own program', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile.trim().endsWith('CMD ["node", "dist/server.mjs"]')).toBe(true)
    expect(read('portal-jabar.service')).toMatch(/^ExecStart=\/usr\/bin\/node dist\/server\.mjs$/m)
    for (const unit of units) expect(read(unit)).toMatch(/^NoNewPrivileges=yes$/m)
  })
})
