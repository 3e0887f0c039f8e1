import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { listed } from '@/lib/features/features'
import { addressCode, findObjection } from '@/lib/people/objections'
import {
  addressErased,
  keptNotesSchema,
  leadErased,
  linkErased,
  objected,
  type RestoreNote,
} from '@/lib/people/restore-notes'
import { keepRestoreNotes } from '@/lib/schedule/keep-restore-notes'
import { erasePerson } from '@/lib/use-cases/people/erase-person'
import { applyRestoreNotes } from '@/lib/use-cases/your-data/apply-restore-notes'
import { allowOffers, stopOffers } from '@/lib/use-cases/your-data/offers'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { submit } from '../support/enquiries'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

const payload = await payloadClient()
let visitor = 0
let ada: string
beforeEach(async () => {
  ada = `ada${++visitor}.restored@example.com`
  await pool.query('delete from restore_notes')
})

const enquire = async (email: string) =>
  (await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], email, marketingConsent: true })).body.reference ?? ''
const findLead = async (reference: string) =>
  (
    await pool.query<{ stopped: boolean }>(
      'select consent_marketing_withdrawn_at is not null as stopped from leads where reference = $1',
      [reference],
    )
  ).rows[0]
const noted = async () =>
  (await pool.query<RestoreNote>('select kind, code, secret_mark as "secretMark" from restore_notes order by id')).rows
const at = (notes: RestoreNote[], notedAt = '2026-11-30T10:00:00Z') =>
  keptNotesSchema.parse(notes.map((note) => ({ ...note, notedAt })))

describe('what is noted for a restore', () => {
  test('is the enquiries and addresses of whoever is erased, in a form that names nobody', async () => {
    const reference = await enquire(ada)
    await erasePerson(await createLocalReq({}, payload), { asked: { address: ada }, byName: 'A colleague' })
    const notes = await noted()
    expect(notes).toEqual(expect.arrayContaining([leadErased(reference), addressErased(ada), objected(ada)]))
    expect(notes).toHaveLength(3)
    expect(JSON.stringify(notes)).not.toMatch(/ada|PB-/)
  })

  test('is an objection, and that it was lifted', async () => {
    await stopOffers(pool, ada)
    await allowOffers(pool, ada)
    expect((await noted()).map(({ kind }) => kind)).toEqual(['objected', 'allowed'])
  })

  test('is also that staff entered an objection, once', async () => {
    const reference = await enquire(ada)
    const { rows } = await pool.query<{ id: number }>('select id from leads where reference = $1', [reference])
    const stop = () =>
      payload.update({
        collection: 'leads',
        id: rows[0]?.id ?? 0,
        data: { consent: { marketingWithdrawnAt: '2026-11-30T10:00:00Z' } },
      })
    await stop()
    await stop()
    expect(await noted()).toEqual([objected(ada)])
  })

  test('is copied only if there is any, and somewhere to copy it to', async () => {
    const keepNotes = vi.fn(async () => undefined)
    await keepRestoreNotes({ pool, keepNotes })
    expect(keepNotes).not.toHaveBeenCalled()
    await stopOffers(pool, ada)
    await keepRestoreNotes({ pool, keepNotes: null })
    await keepRestoreNotes({ pool, keepNotes })
    expect(keepNotes).toHaveBeenCalledOnce()
  })
})

describe('in a restored database', () => {
  test('only the erased enquiry goes, and is not noted once more', async () => {
    const [erased, other] = [await enquire(ada), await enquire(ada)]
    expect(await applyRestoreNotes(payload, at([leadErased(erased)]))).toEqual({
      leads: 1,
      addresses: 0,
      objections: 0,
      unknown: [],
    })
    expect([await findLead(erased), await findLead(other)]).toEqual([undefined, { stopped: false }])
    expect(await noted()).toEqual([])
  })

  test('each erased enquiry has a receipt of its own, which says that it was a restore', async () => {
    const references = [await enquire(ada), await enquire(`other.${ada}`)]
    await applyRestoreNotes(payload, at(references.map(leadErased)))
    const { rows } = await pool.query(
      `select r.lead_references as reference, r.by_name, e.erased_by_name
       from data_receipts r join erasures e on e.receipt_id = r.id order by r.id desc limit 2`,
    )
    const byName = 'Restore of a backup'
    expect(rows.toReversed()).toEqual(
      references.map((reference) => ({ reference, by_name: byName, erased_by_name: byName })),
    )
  })

  test('what has only an erased address or link goes too', async () => {
    const hash = visitor.toString(16).padStart(64, 'e')
    const keep = (reference: string, email: string | null, sha256: string) =>
      pool.query(
        `insert into data_links (reference, link_sha256, email, requested_at, attempts) values ($1, $2, $3, now(), 0)`,
        [reference, sha256, email],
      )
    await keep(`a${visitor}`, ada, hash.replace('e', 'a'))
    await keep(`b${visitor}`, `other.${ada}`, hash.replace('e', 'b'))
    const design = (reference: string, editHash: string) =>
      pool.query(
        `insert into shared_designs (reference, version, rooms, panels, view_hash, comment_hash, edit_hash, last_used_at)
         values ($1, 1, 1, 0, $2, $3, $4, now())`,
        [reference, ...['c', 'd'].map((letter) => editHash.replace('e', letter)), editHash],
      )
    await design(`erased-${visitor}`, hash)
    await design(`other-${visitor}`, hash.replace('e', 'f'))
    const { addresses } = await applyRestoreNotes(payload, at([addressErased(ada.toUpperCase()), linkErased(hash)]))
    expect(addresses).toBe(1)
    const { rows } = await pool.query('select email from data_links where email like $1', [`%${ada}`])
    expect(rows).toEqual([{ email: `other.${ada}` }])
    const designs = await pool.query('select reference from shared_designs where reference = any($1)', [
      [`erased-${visitor}`, `other-${visitor}`],
    ])
    expect(designs.rows).toEqual([{ reference: `other-${visitor}` }])
    expect(await findObjection(pool, ada)).not.toBeNull()
  })

  test('offers stop again to whoever objected, and stay allowed to whoever changed that', async () => {
    const [reference, other] = [await enquire(ada), await enquire(`other.${ada}`)]
    await applyRestoreNotes(payload, at([objected(ada)]))
    expect([await findLead(reference), await findLead(other)]).toEqual([{ stopped: true }, { stopped: false }])
    expect(await findObjection(pool, ada)).toEqual(new Date('2026-11-30T10:00:00Z'))

    const allowed = { ...objected(ada), kind: 'allowed' as const }
    await applyRestoreNotes(payload, [...at([allowed], '2026-11-30T11:00:00Z'), ...at([objected(ada)])])
    expect(await findObjection(pool, ada)).toBeNull()
    await applyRestoreNotes(payload, [...at([allowed], '2026-11-30T09:00:00Z'), ...at([objected(ada)])])
    expect(await findObjection(pool, ada)).not.toBeNull()
  })

  test('an objection counts for an address of which the backup has nothing', async () => {
    await applyRestoreNotes(payload, at([objected(ada)]))
    expect(await findLead(await enquire(ada))).toEqual({ stopped: true })
  })

  test('notes made with another secret recognise nobody, and are given back', async () => {
    const reference = await enquire(ada)
    const foreign = { ...leadErased(reference), secretMark: '0'.repeat(16) }
    const [ours, theirs] = [at([leadErased('PB-NOBODY')]), at([foreign])]
    expect(await applyRestoreNotes(payload, [...ours, ...theirs])).toMatchObject({ leads: 0, unknown: theirs })
    expect(await findLead(reference)).toBeDefined()
  })
})

test('the code of an objection is not that of an erased address', () => {
  expect(addressErased(ada).code).not.toBe(addressCode(ada))
})

test('every table with addresses names their column in the way that a restore looks for', () => {
  const conditions = listed('personalData')
    .flatMap(({ tables }) => Object.values(tables))
    .flatMap(({ theirs }) => theirs ?? [])
  const withAddresses = conditions.filter((theirs) => theirs.includes('person.emails'))
  expect(withAddresses.length).toBeGreaterThan(3)
  for (const theirs of withAddresses)
    expect(theirs.match(/lower\([\w.]+\) = any\(person\.emails\)/g)).toHaveLength(
      theirs.split('person.emails').length - 1,
    )
})
