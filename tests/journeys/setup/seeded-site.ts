import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

import { createDatabase, dropDatabase, type startCluster } from '../../../scripts/postgres/cluster.mjs'

export type Cluster = Awaited<ReturnType<typeof startCluster>>
type Site = { database: string; uploadsDir: string }

const KEPT = 'seeded'
const keptUploads = (uploadsDir: string) => path.join(path.dirname(uploadsDir), KEPT)

/** Keeps a copy of a site that has just been seeded, so that the same run need not seed another one. */
export async function keepSeededSite(cluster: Cluster, { database, uploadsDir }: Site): Promise<void> {
  await dropDatabase(cluster, KEPT)
  await createDatabase(cluster, KEPT, database)
  await rm(keptUploads(uploadsDir), { recursive: true, force: true })
  await cp(uploadsDir, keptUploads(uploadsDir), { recursive: true })
}

/** Makes another site from the copy. */
export async function copySeededSite(cluster: Cluster, { database, uploadsDir }: Site): Promise<void> {
  await createDatabase(cluster, database, KEPT)
  await cp(keptUploads(uploadsDir), uploadsDir, { recursive: true })
}
