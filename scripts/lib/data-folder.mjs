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
  throw heldBy(holder, dataDir)
}

function heldBy({ command, pid, port }, dataDir) {
  const where = port ? ` on port ${port}` : ''
  return new Refusal(
    `\`${command}\` is already running from ${dataDir} (process ${pid}${where}). Stop it first, or set another DATA_DIR and PORT.`,
  )
}

/**
 * Claims the data folder unless a site holds it, which `isOurs` tells. A process may claim it twice; the first `release`
 * ends both.
 * @returns {{ isOurs: boolean, release: () => void }}
 * @throws Refusal when a command without a port, which is not a site, holds it
 */
export function claimBesideSite({ dataDir, command }) {
  const { holder, release = () => undefined } = takeLock(lockOf(dataDir), { command })
  const isOurs = holder === undefined || holder.pid === process.pid
  if (!isOurs && !holder.port) throw heldBy(holder, dataDir)
  return { isOurs, release }
}
