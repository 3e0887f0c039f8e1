import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '../../../scripts/lib/run.mjs'

/** Whether nginx is installed, which the recipe in docs/deploy needs. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** nginx with the recipe of docs/deploy/nginx.conf, in front of the web processes on these ports. */
export async function startNginx({ dataDir, port, webPorts }: { dataDir: string; port: number; webPorts: number[] }) {
  const folder = path.join(dataDir, 'nginx')
  mkdirSync(path.join(folder, 'temp'), { recursive: true })
  const recipe = readFileSync(path.join(root, 'docs/deploy/nginx.conf'), 'utf8')
  const servers = webPorts.map((web) => `server 127.0.0.1:${web} max_fails=2 fail_timeout=5s;`).join('\n')
  const own = recipe
    .replace(/server web:3000 .*;/, servers)
    .replace('limit_conn powerboard_clients 50;', 'limit_conn powerboard_clients 500;') // all visitors share one IP
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/cache/powerboard', `${folder}/cache`)
    .replaceAll('/var/log/nginx', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user}\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${temporary}\n${own}\n}`,
  )
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
