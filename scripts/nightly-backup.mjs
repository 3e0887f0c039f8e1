// Makes the nightly backup: see docs/how-to/operate.md. The worker runs it once a night, with its own settings.
import { nightlyBackup } from './backup/nightly.mjs'
import { bucketPlace, folderPlace } from './backup/places.mjs'
import { runCommand } from './lib/refusal.mjs'
import { log } from './lib/run.mjs'

const { BACKUP_PUBLIC_KEY: publicKey, BACKUP_DIR: folder, BACKUP_BUCKET: bucket, ...env } = process.env

const place = folder
  ? folderPlace(folder)
  : bucketPlace({
      bucket,
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
      forcePathStyle: true, // as for the uploads: src/lib/integrations/storage/s3-store.ts
      requestChecksumCalculation: 'WHEN_REQUIRED',
    })

await runCommand(async () => {
  const { tables, uploads } = await nightlyBackup({ env, publicKey, place, now: new Date() })
  log(`backed up ${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files`)
})
