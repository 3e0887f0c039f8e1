import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * PostgreSQL refuses to run as root, so root runs it as an ordinary account.
 * @returns {{ uid?: number, gid?: number }} spawn options; empty when not running as root
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

/** Whether the account can access this folder, unlike, say, a checkout below /root (mode 0700). */
export function canReach(folder) {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...account, cwd: '/' }).status === 0
}

export function own(file) {
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid)
}

/** Changes ownership of a cluster copied or unpacked by root, as PostgreSQL requires its own account. */
export function ownAll(folder) {
  if (account.uid === undefined || fs.statSync(folder).uid === account.uid) return
  for (const name of fs.readdirSync(folder, { recursive: true }))
    fs.lchownSync(path.join(folder, name), account.uid, account.gid)
  fs.chmodSync(folder, 0o700)
  own(folder) // last, as the sign that everything else is done
}
