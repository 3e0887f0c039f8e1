import fs from 'node:fs'
import path from 'node:path'

import { startedAt } from '../lib/lock.mjs'
import { withCleanUp } from './clean-up.mjs'

/** backup-<process>-<when that started>-<random> */
const NAME = /^backup-(\d+)-(\w+)-/

/**
 * Runs `work` with an empty folder that is removed afterwards. Those of processes that were killed are removed first:
 * they hold personal data that is not encrypted.
 */
export async function withStaging(dataDir, work) {
  removeLeftovers(dataDir)
  const folder = fs.mkdtempSync(path.join(dataDir, `backup-${process.pid}-${startedAt(process.pid)}-`))
  return withCleanUp(
    () => fs.rmSync(folder, { recursive: true, force: true }),
    () => work(folder),
  )
}

function removeLeftovers(dataDir) {
  for (const name of fs.readdirSync(dataDir)) {
    const [, pid, start] = NAME.exec(name) ?? []
    if (pid && startedAt(pid) !== start) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}
