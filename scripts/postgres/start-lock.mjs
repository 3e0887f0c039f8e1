import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

function holderLives(file) {
  try {
    process.kill(Number(fs.readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs `work` while no other process does; the lock of a process that died is taken over. */
export async function whileLocked(file, work) {
  for (let wait = 0; ; wait++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!holderLives(file) || wait > 300) fs.rmSync(file, { force: true })
      else await sleep(200)
    }
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}
