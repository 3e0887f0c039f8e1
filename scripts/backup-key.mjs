// Makes the pair of keys for backups and prints it once: the site keeps neither.
// Usage: npm run backup-key
import { install } from './lib/install.mjs'
import { runCommand } from './lib/refusal.mjs'

await runCommand(async () => {
  await install({ withTools: process.env.NODE_ENV !== 'production' })
  const { newBackupKeys } = await import('./backup/sealed.mjs')
  const { secretKey, publicKey } = await newBackupKeys()
  // The `age` command reads it as a key file, saved as it is.
  console.log(`
# Secret key. Save it now in two places, neither of them this machine: whoever has it can read every backup, and without
# it nobody can. It is not shown again.
${secretKey}

# Public key. Give it to the site as a setting: backups are then encrypted, and the site cannot open them.
# BACKUP_PUBLIC_KEY=${publicKey}
`)
})
