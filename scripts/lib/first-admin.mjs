import fs from 'node:fs'
import path from 'node:path'

/**
 * Prints the first admin's login once. Under systemd, which logs all output, it prints only the file name, so that the
 * generated password stays out of the journal; only the owner can read the file.
 * @param {{ dataDir: string, isJournal: boolean, log: (message: string) => void }} options
 */
export function announceFirstAdmin({ dataDir, isJournal, log }) {
  const file = path.join(dataDir, 'first-admin.json')
  if (!fs.existsSync(file)) return
  if (isJournal) {
    log(
      `the first admin's username and password are in ${file}: delete it once you have signed in and changed the password`,
    )
    return
  }
  const { username, password } = JSON.parse(fs.readFileSync(file, 'utf8'))
  log(`sign in as "${username}" with the password "${password}" (shown this once; change it in the admin)`)
  fs.rmSync(file)
}
