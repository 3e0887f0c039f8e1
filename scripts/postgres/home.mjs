import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../lib/refusal.mjs'
import { root } from '../lib/run.mjs'
import { canReach, own } from './account.mjs'

/** Location of the cluster: in the data folder, or in /var/lib when its account cannot access that. */
export function homeOf(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true })
  const home = canReach(dataDir) ? path.join(dataDir, 'postgres') : homeElsewhere(dataDir)
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  own(home)
  return home
}

/**
 * The data folder and its home in /var/lib refer to each other. A moved data folder therefore keeps its cluster, and a
 * copy neither opens the original's cluster nor starts with an empty one.
 */
function homeElsewhere(dataDir) {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const home = path.join('/var/lib', `${path.basename(root)}-${digest}`)
  const note = path.join(dataDir, 'postgres-home')
  const former = readIfExists(note) ?? home
  if (former !== home && !fs.existsSync(home)) moveHome(former, { dataDir, home })
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  fs.writeFileSync(path.join(home, 'data-folder'), dataDir)
  fs.writeFileSync(note, home)
  return home
}

function moveHome(former, { dataDir, home }) {
  const owner = readIfExists(path.join(former, 'data-folder'))
  if (owner === null || fs.existsSync(owner)) {
    throw new Refusal(
      `${dataDir} is a copy whose database stayed in ${former}. To copy a site, use \`npm run backup\`, then \`npm run restore\` with a new DATA_DIR.`,
    )
  }
  fs.renameSync(former, home)
}

function readIfExists(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null
}
