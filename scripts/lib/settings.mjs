import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { root } from './run.mjs'

/** Keeps a random secret in a file that only its owner may read. */
function keptSecret(file) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}

/**
 * The settings that every process of one installation shares; what the environment gives wins.
 * Values are strings because they become environment variables.
 */
export function settings() {
  const port = process.env.PORT || '3000'
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  return {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || keptSecret(path.join(dataDir, 'secret')),
  }
}
