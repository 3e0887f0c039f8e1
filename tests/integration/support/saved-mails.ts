import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { createDiskMail } from '@/lib/integrations/mail/disk-mail'
import { env } from '@/lib/platform/env'

/** What sends emails while no mail server is configured: into the data folder. */
export const { send: saveMail } = createDiskMail({
  dataDir: env.dataDir,
  from: { name: 'Powerboard', address: 'hello@powerboard.example.com' },
})

/** Names of the emails saved with this reference. */
export async function savedMails(reference: string): Promise<string[]> {
  const files = await readdir(path.join(env.dataDir, 'mail')).catch(() => [])
  return files.filter((file) => file.startsWith(`${reference}-`))
}
