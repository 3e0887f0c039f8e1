import path from 'node:path'

import { takeLock } from './lock.mjs'
import { Refusal } from './refusal.mjs'

const lockOf = (dataDir) => path.join(dataDir, 'site.lock')

/**
 * Claims the data folder for this process, which runs the site from it or changes its database.
 * @throws Refusal when another process holds it
 */
export function claimDataFolder({ dataDir, command, port }) {
  const { holder, release } = takeLock(lockOf(dataDir), { command, port })
  if (release) return release
  const where = holder.port ? ` on port ${holder.port}` : ''
  throw new Refusal(
    `\`${holder.command}\` is already running from ${dataDir} (process ${holder.pid}${where}). Stop it first, or set another DATA_DIR and PORT.`,
  )
}

/**
 * Claims the data folder unless another process holds it, which `isOurs` tells. A process may claim it twice; the first
 * `release` ends both.
 * @returns {{ isOurs: boolean, release: () => void }}
 */
export function claimIfFree({ dataDir, command }) {
  const { holder, release = () => undefined } = takeLock(lockOf(dataDir), { command })
  return { isOurs: holder === undefined || holder.pid === process.pid, release }
}
