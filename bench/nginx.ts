import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { portOf } from '@octavo/testing/port-of.ts'
import { endChild, type Server } from './servers.ts'

/** nginx with one worker that serves a folder; undefined if nginx is not installed (Debian: `apt-get install nginx-light`). */
export async function startNginx(root: string): Promise<Server | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'octavo-nginx-'))
  const port = await freePort()
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
     events { worker_connections 512; }
     http {
       access_log off; sendfile on; open_file_cache max=200; keepalive_requests 1000000; types { image/jpeg jpg; }
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${root}; }
     }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  await pause(500)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child, folder) }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  await endChild(child)
  await rm(folder, { recursive: true, force: true })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
