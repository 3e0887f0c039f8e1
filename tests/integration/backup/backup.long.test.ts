import fs, { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import { backUp } from '../../../scripts/backup/back-up.mjs'
import { nightlyBackup } from '../../../scripts/backup/nightly.mjs'
import { folderPlace } from '../../../scripts/backup/places.mjs'
import { restore } from '../../../scripts/backup/restore.mjs'
import { newBackupKeys } from '../../../scripts/backup/sealed.mjs'
import { tryRestore } from '../../../scripts/backup/try-restore.mjs'
import { withDatabase } from '../../../scripts/backup/workplace.mjs'
import { claimDataFolder } from '../../../scripts/lib/data-folder.mjs'
import { createDatabase, databaseUrl } from '../../../scripts/postgres/cluster.mjs'
import { newFolder, started } from '../cluster/folder'

const source = process.env.DATABASE_URL ?? ''
const SECRET = 'only-for-integration-tests'

function newSite() {
  const dataDir = newFolder()
  const uploadsDir = path.join(dataDir, 'uploads')
  mkdirSync(uploadsDir)
  return { dataDir, uploadsDir }
}

/** A separate folder with a PostgreSQL on another port and an empty database. */
async function newTarget() {
  const { dataDir, uploadsDir } = newSite()
  const cluster = await started(dataDir)
  await createDatabase(cluster, 'restored')
  const DATABASE_URL = databaseUrl(cluster, 'restored')
  return { DATABASE_URL, DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir, PAYLOAD_SECRET: SECRET }
}

async function query(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

/** Two rows per transaction, until stopped. */
function writePairs() {
  let isStopped = false
  const writing = (async () => {
    const client = new Client({ connectionString: source })
    await client.connect()
    let pairs = 0
    for (; !isStopped; pairs++) {
      const word = `pair-${pairs}`
      await client.query('begin')
      await client.query(
        `insert into idempotency_keys (key, body_sha256, reference, expires_at) values ($1, repeat('0', 64), 'none', now())`,
        [word],
      )
      await client.query('insert into search_words (word) values ($1)', [word])
      await client.query('commit')
    }
    await client.end()
    return pairs
  })()
  return { stop: () => ((isStopped = true), writing) }
}

const PAIRS = `select (select count(*)::int from idempotency_keys where key like 'pair-%') as keys, (select count(*)::int from search_words where word like 'pair-%') as words`

test('a backup taken during writes is restored elsewhere, row by row and file by file', async () => {
  const { dataDir, uploadsDir } = newSite()
  mkdirSync(path.join(uploadsDir, 'wide'))
  writeFileSync(path.join(uploadsDir, 'wide/picture.webp'), Buffer.from([0, 1, 2, 255]))
  const file = path.join(dataDir, 'site.tar.gz')
  const writer = writePairs()
  await expect.poll(async () => (await query(source, PAIRS))[0].keys).toBeGreaterThan(0)
  const manifest = await backUp({ databaseUrl: source, uploadsDir, dataDir, file })
  await writer.stop()
  expect(Object.keys(manifest.tables)).toContain('lead_documents')
  expect(Object.keys(manifest.tables)).not.toContain('file_pieces')

  const env = await newTarget()
  await restore({ file, isForced: false, env })
  const [{ keys, words }] = await query(env.DATABASE_URL, PAIRS)
  expect(keys).toBeGreaterThan(0)
  expect(words).toBe(keys)
  expect(readFileSync(path.join(env.UPLOADS_DIR, 'wide/picture.webp'))).toEqual(Buffer.from([0, 1, 2, 255]))
  const again = await backUp({
    databaseUrl: env.DATABASE_URL,
    uploadsDir: env.UPLOADS_DIR,
    dataDir: env.DATA_DIR,
    file: path.join(env.DATA_DIR, 'again.tar.gz'),
  })
  expect(again).toEqual({ ...manifest, at: again.at })

  await expect(restore({ file, isForced: false, env })).rejects.toThrow('--force replaces both')
  await query(env.DATABASE_URL, 'delete from idempotency_keys')
  await restore({ file, isForced: true, env })
  expect((await query(env.DATABASE_URL, PAIRS))[0].keys).toBe(keys)
})

test('a damaged archive is rejected and changes nothing', async () => {
  const { dataDir, uploadsDir } = newSite()
  const file = path.join(dataDir, 'site.tar.gz')
  await backUp({ databaseUrl: source, uploadsDir, dataDir, file })
  const whole = readFileSync(file)
  const env = await newTarget()
  const corrupted = Buffer.from(whole)
  corrupted[Math.floor(corrupted.length / 2)] = (corrupted[Math.floor(corrupted.length / 2)] ?? 0) ^ 1
  for (const damaged of [corrupted, whole.subarray(0, whole.length / 2), Buffer.from('hello')]) {
    writeFileSync(file, damaged)
    await expect(restore({ file, isForced: true, env })).rejects.toThrow('Nothing was changed')
  }
  expect(await query(env.DATABASE_URL, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('backup-'))).toEqual([])
})

test('an encrypted backup needs its secret key, and holds nothing that can be read without it', async () => {
  const { dataDir, uploadsDir } = newSite()
  writeFileSync(path.join(uploadsDir, 'picture.webp'), 'a picture')
  const { secretKey, publicKey } = await newBackupKeys()
  const file = path.join(dataDir, 'site.tar.gz.age')
  const other = await newBackupKeys()
  const manifest = await backUp({ databaseUrl: source, uploadsDir, dataDir, file, publicKeys: [publicKey] })
  const env = await newTarget()
  await expect(restore({ file, isForced: false, env })).rejects.toThrow('name the file with its key')
  await expect(restore({ file, ...other, isForced: false, env })).rejects.toThrow('does not open this backup')
  expect(await restore({ file, secretKey, isForced: false, env })).toEqual(manifest)
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length - 1))
  await expect(restore({ file, secretKey, isForced: true, env })).rejects.toThrow('Nothing was changed')
})

test('files that staff delete during a backup are left out', async () => {
  const { dataDir, uploadsDir } = newSite()
  const [kept, deleted] = ['kept.webp', 'deleted.webp'].map((name) => path.join(uploadsDir, name))
  for (const file of [kept, deleted]) writeFileSync(file ?? '', 'a picture')
  const link = vi.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
    rmSync(deleted ?? '', { force: true })
    fs.copyFileSync(from, to)
  })
  onTestFinished(() => link.mockRestore())
  const file = path.join(dataDir, 'site.tar.gz')
  const { uploads } = await backUp({ databaseUrl: source, uploadsDir, dataDir, file })
  expect(Object.keys(uploads)).toEqual(['kept.webp'])
})

test('no site starts on a database that runs only for a backup', async () => {
  vi.stubEnv('DATABASE_URL', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { dataDir } = newSite()
  const start = () => claimDataFolder({ dataDir, command: 'npm start', port: 3000 })
  await withDatabase({ dataDir, command: 'npm run backup' }, async () =>
    expect(start).toThrow('`npm run backup` is already running'),
  )
  const release = start()
  await withDatabase({ dataDir, command: 'npm run backup' }, async () => undefined)
  expect(start).toThrow('`npm start` is already running')
  release()
})

test('a restore is refused while clients are connected', async () => {
  const { dataDir, uploadsDir } = newSite()
  const file = path.join(dataDir, 'site.tar.gz')
  await backUp({ databaseUrl: source, uploadsDir, dataDir, file })
  const env = await newTarget()
  const visitor = new Client({ connectionString: env.DATABASE_URL })
  await visitor.connect()
  await expect(restore({ file, isForced: true, env })).rejects.toThrow('stop the site first')
  await visitor.end()
})

test('a nightly backup is tried before it is kept, and opens with the secret key alone', async () => {
  const { dataDir, uploadsDir } = newSite()
  const kept = newFolder()
  const env = { DATABASE_URL: source, DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir, PAYLOAD_SECRET: SECRET }
  const { secretKey, publicKey } = await newBackupKeys()
  const old = [1, 2, 3, 4, 5, 6, 7].map((day) => `powerboard-nightly-2020-01-0${day}T02-30-00-000Z.tar.gz.age`)
  for (const name of [...old, `${old[0]}.partial`]) writeFileSync(path.join(kept, name), '')
  await query(source, `delete from payload_kv where key like 'backup-%'`)
  const nightly = () =>
    nightlyBackup({ env, publicKey, place: folderPlace(kept), now: new Date('2026-11-30T02:30:00Z') })

  const broken = vi.spyOn(fs.promises, 'cp').mockRejectedValue(new Error('no space left'))
  await expect(nightly()).rejects.toThrow('no space left')
  broken.mockRestore()
  expect(readdirSync(kept).toSorted()).toEqual(old)
  expect(await query(source, `select from payload_kv where key like 'backup-%'`)).toEqual([])

  const manifest = await nightly()
  const name = 'powerboard-nightly-2026-11-30T02-30-00-000Z.tar.gz.age'
  expect(readdirSync(kept).toSorted()).toEqual([...old.slice(1), name])
  expect(readdirSync(dataDir)).toEqual(['uploads'])
  expect(await query(source, `select key from payload_kv where key like 'backup-%' order by key`)).toEqual([
    { key: 'backup-made' },
    { key: 'backup-nightly' },
    { key: 'backup-restored' },
  ])
  expect(await tryRestore({ file: path.join(kept, name), secretKey, env })).toEqual(manifest)
})

test('a trial drops what one that was killed left behind, and nothing of one that goes on', async () => {
  const { dataDir, uploadsDir } = newSite()
  const file = path.join(dataDir, 'site.tar.gz')
  await backUp({ databaseUrl: source, uploadsDir, dataDir, file })
  const [{ prefix }] = await query(source, `select 'powerboard_trial_' || left(md5(current_database()), 8) as prefix`)
  const [left, current] = [`${prefix}_left`, `${prefix}_current`]
  for (const name of [left, current]) await query(source, `create database ${name}`)
  const other = new Client({ connectionString: source })
  await other.connect()
  await other.query(`select pg_advisory_lock(hashtext($1))`, [current])
  await tryRestore({
    file,
    env: { DATABASE_URL: source, DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir, PAYLOAD_SECRET: SECRET },
  })
  expect(await query(source, `select datname from pg_database where datname like 'powerboard_trial_%'`)).toEqual([
    { datname: current },
  ])
  await other.end()
  await query(source, `drop database ${current}`)
})

test('a trial restores and verifies beside the site, throws it away and is recorded once it has worked', async () => {
  const { dataDir, uploadsDir } = newSite()
  writeFileSync(path.join(uploadsDir, 'picture.webp'), 'a picture')
  const file = path.join(dataDir, 'site.tar.gz')
  const manifest = await backUp({ databaseUrl: source, uploadsDir, dataDir, file })
  const env = { DATABASE_URL: source, DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir, PAYLOAD_SECRET: SECRET }
  const state = async () => ({
    databases: await query(source, `select datname from pg_database where datname like 'powerboard_trial_%'`),
    noted: await query(source, `select key from payload_kv where key = 'backup-restored'`),
    folder: readdirSync(dataDir).toSorted(),
  })
  await query(source, `delete from payload_kv where key = 'backup-restored'`)
  const before = await state()
  expect(before.databases).toEqual([])

  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  await expect(tryRestore({ file, env })).rejects.toThrow('Nothing was changed')
  expect(await state()).toEqual(before)

  writeFileSync(file, whole)
  expect(await tryRestore({ file, env })).toEqual(manifest)
  expect(await state()).toEqual({ ...before, noted: [{ key: 'backup-restored' }] })
})
