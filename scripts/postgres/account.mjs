import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * PostgreSQL refuses to run as root, so root hands it to an ordinary account.
 * @returns {{ uid?: number, gid?: number }} spawn options; empty when this process may run it itself
 */
function ordinaryAccount() {
  if (process.getuid?.() !== 0) return {}
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([login, , uid]) => login === name && uid !== '0')
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('Running as root, and neither "postgres" nor "nobody" exists to run PostgreSQL: set DATABASE_URL.')
}

export const account = ordinaryAccount()

/** Can the account enter this folder? A checkout below /root (mode 0700) is out of its reach. */
export function canReach(folder) {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...account, cwd: '/' }).status === 0
}

export function own(file) {
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid)
}
