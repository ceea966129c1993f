import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './postgres'

const program = '/usr/sbin/nginx'
const startTimeoutMs = 10_000

/** nginx in front of several portals. */
export interface Nginx {
  /** What it complained about so far. */
  errors(): string
  stop(): Promise<void>
}

/**
 * The rules that make a stopped portal invisible, as in the sample for operators: idle connections end here before the portal ends them, a
 * refused connection goes to the other portal, and what may be sent twice (reads; complaints, because of their key) also when an answer
 * breaks off. A portal that did not answer is left out for two seconds. Each stands there once more as a reserve that never is: while both
 * are left out, one of them just back and the other just gone, nginx would answer 502 without asking either.
 */
const configuration = (folder: string, port: number, portals: readonly number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 2m;
  upstream portals {
${portals.map((each) => `    server 127.0.0.1:${each} max_fails=3 fail_timeout=2s;`).join('\n')}
${portals.map((each) => `    server 127.0.0.1:${each} max_fails=0 backup;`).join('\n')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 4;
    location / { proxy_pass http://portals; }
    location = /v1/public/complaints {
      proxy_next_upstream error timeout non_idempotent;
      proxy_pass http://portals;
    }
    location = /v1/public/media/upload {
      proxy_next_upstream error timeout non_idempotent;
      proxy_pass http://portals;
    }
  }
}
`

/** Starts Debian's nginx on the loopback. @throws Error when it is not installed or does not start */
export async function startNginx(port: number, portals: readonly number[]): Promise<Nginx> {
  if (!existsSync(program)) throw new Error('The tests need nginx: apt-get install nginx')
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, portals))
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(child, 'exit')
  const quit = () => child.kill('SIGTERM')
  process.once('exit', quit)
  let written = ''
  child.stderr.on('data', (piece: Buffer) => {
    written += piece.toString()
  })
  const deadline = Date.now() + startTimeoutMs
  while (
    !(await fetch(`http://127.0.0.1:${port}/v1/health`).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`nginx did not start: ${written}`)
    await wait(50)
  }
  return {
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      process.removeListener('exit', quit)
      quit()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Free ports of the loopback, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
