import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'esbuild'

import { whileLocked } from '../../../scripts/lib/lock.mjs'
import { root } from '../../../scripts/lib/run.mjs'
import { migrateAndSeed } from '../../../scripts/lib/stack.mjs'
import { connect } from '../../../scripts/postgres/client.mjs'
import { createDatabase, databaseUrl, dropDatabase, type startCluster } from '../../../scripts/postgres/cluster.mjs'
import { ADMIN } from './urls'

export type Cluster = Awaited<ReturnType<typeof startCluster>>
type Site = { database: string; uploadsDir: string }

const PREFIX = 'seeded_'
const SEEDING_MS = 15 * 60_000

/** Makes a new site. Seeding takes most of a minute, so that it is done once for each state of code and media. */
export async function copySeededSite(cluster: Cluster, { database, uploadsDir }: Site): Promise<void> {
  const folder = path.dirname(uploadsDir)
  const name = PREFIX + (await fingerprint())
  const seeded = { database: name, uploadsDir: path.join(folder, name) }
  await whileLocked(path.join(folder, 'seeding.lock'), () => seedOnce(cluster, seeded), { waitMs: SEEDING_MS })
  await createDatabase(cluster, database, seeded.database)
  await rm(uploadsDir, { recursive: true, force: true })
  await cp(seeded.uploadsDir, uploadsDir, { recursive: true })
}

/** Uploads are moved into place last: a site without them was interrupted and is made again. */
async function seedOnce(cluster: Cluster, { database, uploadsDir }: Site): Promise<void> {
  if (existsSync(uploadsDir)) return
  const folder = path.dirname(uploadsDir)
  const unfinished = path.join(folder, 'seeding')
  await dropSeeded(cluster, folder)
  await rm(unfinished, { recursive: true, force: true })
  await createDatabase(cluster, database)
  await migrateAndSeed({
    DATABASE_URL: databaseUrl(cluster, database),
    DATA_DIR: folder,
    UPLOADS_DIR: unfinished,
    PAYLOAD_SECRET: 'only-for-seeding-tests',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  })
  await rename(unfinished, uploadsDir)
}

async function dropSeeded(cluster: Cluster, folder: string) {
  const client = await connect(cluster)
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like '${PREFIX}%'`,
  )
  await client.end()
  for (const { name } of rows) await dropDatabase(cluster, name)
  for (const name of readdirSync(folder))
    if (name.startsWith(PREFIX)) await rm(path.join(folder, name), { recursive: true, force: true })
}

/** Of everything that migrating and seeding read: the code, the day, the dataset and the media. */
async function fingerprint(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/cli.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    outdir: '.build',
  })
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const { contents } of outputFiles) hash.update(contents)
  for (const folder of ['media', 'src/lib/seed'])
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (folder === 'media' && file.startsWith('uploads')) continue
      const { size, mtimeMs } = statSync(path.join(root, folder, file))
      hash.update(`${file} ${size} ${mtimeMs}`)
    }
  return hash.digest('hex').slice(0, 12)
}
