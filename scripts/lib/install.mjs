import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { log, root, run } from './run.mjs'

/** Installs the locked packages, unless the installed ones are those of this lock file. */
export async function install() {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const mark = path.join(root, 'node_modules', '.installed-lock')
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return
  log('installing packages')
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  fs.writeFileSync(mark, wanted)
}
