import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { leadErased, type RestoreNote } from '@/lib/people/restore-notes'
import { env } from '@/lib/platform/env'
import { erasePerson } from '@/lib/use-cases/people/erase-person'
import { stopOffers } from '@/lib/use-cases/your-data/offers'

import { backUp } from '../../../scripts/backup/back-up.mjs'
import { folderPlace } from '../../../scripts/backup/places.mjs'
import { restore } from '../../../scripts/backup/restore.mjs'
import { applyNotes, keepNotes, notesSince, readNotes } from '../../../scripts/backup/restore-notes.mjs'
import { restoreSite } from '../../../scripts/backup/restore-site.mjs'
import { createDatabase, databaseUrl } from '../../../scripts/postgres/cluster.mjs'
import { ENQUIRIES } from '../../fixtures/enquiries'
import { newFolder, started } from '../cluster/folder'
import { submit } from '../support/enquiries'
import { pool } from '../support/rows'

const [ADA, BEA, CLEO] = ['ada', 'bea', 'cleo'].map((name) => `${name}.backed-up@example.com`) as [
  string,
  string,
  string,
]

async function newSite() {
  const [dataDir, kept] = [newFolder(), newFolder()]
  const uploadsDir = path.join(dataDir, 'uploads')
  mkdirSync(uploadsDir)
  const cluster = await started(dataDir)
  await createDatabase(cluster, 'restored')
  const DATABASE_URL = databaseUrl(cluster, 'restored')
  return { kept, env: { DATABASE_URL, DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir, PAYLOAD_SECRET: env.secret } }
}

async function leadsIn(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ email: string; stopped: boolean }>(
    `select email, consent_marketing_withdrawn_at is not null as stopped from leads
     where email like '%.backed-up@example.com' order by email`,
  )
  const { rows: surveys } = await client.query<{ email: string }>('select email from survey_leads where email = $1', [
    ADA,
  ])
  await client.end()
  return { leads: rows, surveys: surveys.length }
}

async function addNote(connectionString: string, { kind, code, secretMark }: RestoreNote) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('insert into restore_notes (kind, code, secret_mark) values ($1, $2, $3)', [
    kind,
    code,
    secretMark,
  ])
  await client.end()
}

test('who was erased or objected after a backup is so again once it is restored; others are as they were', async () => {
  const payload = await payloadClient()
  const fields = { ...ENQUIRIES['/survey-leads'], marketingConsent: true }
  const references: Record<string, string> = {}
  for (const email of [ADA, BEA, CLEO]) {
    const { body } = await submit('/survey-leads', { ...fields, email })
    references[email] = body.reference ?? ''
  }
  await pool.query('delete from restore_notes')
  const site = await newSite()
  const place = folderPlace(site.kept)
  const file = path.join(site.kept, 'powerboard.tar.gz')
  const source = { databaseUrl: process.env.DATABASE_URL ?? '', dataDir: env.dataDir, uploadsDir: site.env.UPLOADS_DIR }
  await backUp({ ...source, file })

  await erasePerson(await createLocalReq({}, payload), { asked: { address: ADA }, byName: 'A colleague' })
  await stopOffers(pool, CLEO)
  const keep = () =>
    keepNotes({
      env: { DATABASE_URL: source.databaseUrl, DATA_DIR: env.dataDir },
      place,
      now: new Date('2026-11-30T10:00:00Z'),
    })
  expect(await keep()).toBe(4)
  expect(await keep()).toBe(0)
  const [name = ''] = readdirSync(site.kept).filter((found) => found.endsWith('.jsonl'))
  expect(name).toBe('erasures-and-objections-2026-11-30T10-00-00-000Z.jsonl')
  expect(readFileSync(path.join(site.kept, name), 'utf8')).not.toMatch(/@|PB-/)

  const kept = await readNotes([place])
  const { at } = await restore({ file, isForced: false, env: site.env })
  expect(await leadsIn(site.env.DATABASE_URL)).toMatchObject({ leads: [{}, {}, {}], surveys: 1 })
  const other = { ...site.env, PAYLOAD_SECRET: 'another secret, of another site' }
  await expect(applyNotes(notesSince(kept, at), other)).rejects.toThrow('Do not start the site')
  expect((await leadsIn(site.env.DATABASE_URL)).leads).toHaveLength(3)

  await applyNotes(notesSince(kept, at), other, [site.env.PAYLOAD_SECRET])
  expect(await leadsIn(site.env.DATABASE_URL)).toEqual({
    leads: [
      { email: BEA, stopped: false },
      { email: CLEO, stopped: true },
    ],
    surveys: 0,
  })

  // A note of the database that is replaced, where nobody has copied it from.
  await addNote(site.env.DATABASE_URL, leadErased(references[BEA] ?? ''))
  await restoreSite({ file, isForced: true, env: site.env, place: null })
  expect(await leadsIn(site.env.DATABASE_URL)).toEqual({ leads: [{ email: CLEO, stopped: true }], surveys: 0 })
  expect(readdirSync(site.kept).filter((found) => found.endsWith('.jsonl'))).toHaveLength(2)
})
