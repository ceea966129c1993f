import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'

const folder = 'scripts/deploy'
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
const dockerfile = readFileSync('Dockerfile', 'utf8')
const example = readFileSync('.env.example', 'utf8')

const service = z.object({ image: z.string(), environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(), networks: z.array(z.string()), volumes: z.array(z.string()).optional(), ports: z.array(z.string()).optional() })
const compose = z.object({ services: z.record(z.string(), service), networks: z.record(z.string(), z.unknown()), volumes: z.record(z.string(), z.unknown()) })
const composed = compose.parse(parse(read('compose.yaml'), { merge: true }))
const portals = Object.entries(composed.services).filter(([name]) => name.startsWith('portal-'))

/** Settings that lib/env.ts knows: the example lists every one of them. */
const known = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]))
// Read by Node, Next and the C library themselves.
const others = new Set(['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'MALLOC_ARENA_MAX'])
const isKnown = (name: string) => known.has(name) || others.has(name)

describe('files for running the portal', () => {
  it('name only settings that the portal knows', () => {
    const inUnits = units.flatMap((name) => [...read(name).matchAll(/^Environment=(.+)$/gm)].flatMap((match) => (match[1] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? '')))
    const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap((match) => (match[1] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? ''))
    const inCompose = portals.flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    expect([...inUnits, ...inImage, ...inCompose].length).toBeGreaterThan(10)
    expect([...inUnits, ...inImage, ...inCompose].filter((name) => !isKnown(name))).toEqual([])
  })

  it('alarm by measurements that the portal has', () => {
    const rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string(), labels: z.object({ severity: z.enum(['page', 'ticket']) }), annotations: z.object({ summary: z.string().min(10) }) })) })) })
    const alerts = rules.parse(parse(read('prometheus-alerts.yaml'))).groups.flatMap((group) => group.rules)
    const sources = ['lib/server/observability', 'lib/server/api', 'lib/server/notifications'].flatMap((from) => readdirSync(from).filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(from, name), 'utf8'))).join('\n')
    const named = new Set(alerts.flatMap(({ expr }) => expr.match(/portal_[a-z_]+/g) ?? []))
    expect(named.size).toBeGreaterThan(6)
    for (const name of named) expect(sources, name).toContain(`'${name}'`)
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
  })

  it('give both portals settings that the portal accepts', () => {
    expect(portals).toHaveLength(2)
    for (const [, { environment = {} }] of portals) {
      const filled = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, name === 'SITE_ORIGIN' ? 'https://jabarprov.go.id' : String(value).replace(/\$\{[^}]*:-\}/g, '').replace(/\$\{[^}]+\}/g, 'word')]))
      expect(parseEnv(filled)).toMatchObject({ METRICS_PORT: 9464, SITE_ORIGIN: 'https://jabarprov.go.id' })
    }
  })

  it('open nothing but nginx, keep no secret, and name networks and volumes that are there', () => {
    const services = Object.entries(composed.services)
    expect(services.flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['nginx'])
    expect(services.flatMap(([, { networks }]) => networks).filter((name) => !(name in composed.networks))).toEqual([])
    const named = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')))
    expect(named.filter((name) => !(name in composed.volumes))).toEqual([])
    const secrets = services.flatMap(([, { environment = {} }]) => Object.entries(environment).filter(([name]) => /PASSWORD|TOKEN|KEY|_URL|HOST_/.test(name)).map(([, value]) => String(value)))
    expect(secrets.filter((value) => !value.includes('${'))).toEqual([])
    expect(services.filter(([, { image }]) => /:latest$|^[^:]+$/.test(image) && image !== 'portal-jabar')).toEqual([])
  })

  it('run the portal as nobody special, by its own program', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile.trim().endsWith('CMD ["node", "dist/server.mjs"]')).toBe(true)
    expect(read('portal-jabar.service')).toMatch(/^ExecStart=\/usr\/bin\/node dist\/server\.mjs$/m)
    for (const unit of units) expect(read(unit)).toMatch(/^NoNewPrivileges=yes$/m)
  })
})
