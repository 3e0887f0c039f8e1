import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Processes that work in this data folder; PostgreSQL's own change into it. Elsewhere than Linux: its main process. */
function occupants(data) {
  if (process.platform !== 'linux') return mainProcess(data)
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return fs.readlinkSync(`/proc/${pid}/cwd`) === data
      } catch {
        return false // gone meanwhile, a zombie, or somebody else's
      }
    })
}

function mainProcess(data) {
  const pid = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]
  try {
    process.kill(Number(pid), 0)
    return [pid]
  } catch {
    return []
  }
}

/**
 * After a kill -9 or a power cut the lock file stays behind, and PostgreSQL takes any process that has since got the
 * same number for a running server. So look at who really works in the folder before removing it.
 */
export async function clearStaleLock(data) {
  const file = path.join(data, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  for (let wait = 0; wait < 50; wait++) {
    if (occupants(data).length === 0) return fs.rmSync(file, { force: true })
    await sleep(200)
  }
  throw new Error(`Processes ${occupants(data).join(', ')} still use ${data} but do not answer: stop them first.`)
}
