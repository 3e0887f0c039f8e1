import { copyFiles } from '@/lib/integrations/storage/copy-files'
import { localStore } from '@/lib/integrations/storage/local-store'
import { s3Store } from '@/lib/integrations/storage/s3-store'
import { env } from '@/lib/platform/env'

if (!env.s3) throw new Error('Set the S3 settings first')
const stores = { local: localStore(env.uploadsDir), s3: s3Store(env.s3) }
const { copied, present } = await (process.argv[2] === 's3'
  ? copyFiles({ from: stores.local, to: stores.s3 })
  : copyFiles({ from: stores.s3, to: stores.local }))
console.log(`${copied} files copied, ${present} were there already; all checksums match`)
process.exit(0)
