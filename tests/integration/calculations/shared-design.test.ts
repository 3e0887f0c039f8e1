import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'

import { SharedDesignView } from '@/app/(main)/system-designer/shared/shared-design-view'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import type { LaidDesign } from '@/lib/domain/design/laid-design'
import { type DesignTokens, findSharedDesign } from '@/lib/use-cases/designs/shared-design'
import { designComments, designVersions } from '@/lib/use-cases/designs/shared-design-history'

import { silentLog } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'

beforeEach(() => pool.query('truncate shared_designs, shared_design_versions, shared_design_comments cascade'))

const design = designOfPlan('flat')
if (!design) throw new Error('no plan')
const content: LaidDesign = {
  design,
  laid: { 'room-1': [{ westMm: 400, eastMm: 1_600, southMm: 400, northMm: 1_000 }] },
}
const named = (name: string): LaidDesign => ({
  ...content,
  design: { ...design, rooms: design.rooms.map((room, index) => (index === 0 ? { ...room, name } : room)) },
})

type Reply = { version?: number; tokens?: DesignTokens; message?: string }
async function ask(path: string, body: object) {
  const response = await call(jsonRequest('POST', `/system-designer/shared${path}`, body))
  return { status: response.status, body: (await response.json()) as Reply }
}
async function shared(): Promise<DesignTokens> {
  const { body } = await ask('', { content })
  if (!body.tokens) throw new Error('not shared')
  return body.tokens
}
const found = async (token: string) => {
  const one = await findSharedDesign(pool, token)
  if (!one) throw new Error('not found')
  return one
}
const save = (token: string, version: number, name: string) => ask('/save', { token, version, content: named(name) })
const done = (message: string) => ({ status: 200, body: { message } })
const change = (token: string, action: string, more: object = {}) => ask('/change', { token, action, ...more })

describe('links', () => {
  test('each opens the design with its own permissions, and only hashes are stored', async () => {
    const tokens = await shared()
    for (const [right, token] of Object.entries(tokens)) {
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await findSharedDesign(pool, token)).toMatchObject({ right, version: 1, content })
    }
    expect(new Set(Object.values(tokens)).size).toBe(3)
    const { rows } = await pool.query('select * from shared_designs')
    for (const token of Object.values(tokens)) expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([{ rooms: String(design.rooms.length), panels: '1' }])
    expect(await findSharedDesign(pool, 'x'.repeat(43))).toBeNull()
  })

  test('links for viewing and comments can be replaced; the one for changes stays', async () => {
    const tokens = await shared()
    expect((await change(tokens.comment, 'new-links')).status).toBe(404)
    expect(await change(tokens.edit, 'new-links')).toEqual(
      done('New links for viewing and commenting have been created. The old ones no longer work.'),
    )
    expect(await findSharedDesign(pool, tokens.view)).toBeNull()
    expect(await findSharedDesign(pool, tokens.comment)).toBeNull()
    expect(await found(tokens.edit)).toMatchObject({ right: 'edit', renewed: 1 })
  })

  test('deleting a design deletes everything in it', async () => {
    const tokens = await shared()
    await ask('/comment', { token: tokens.comment, text: 'Nice' })
    expect((await change(tokens.view, 'delete')).status).toBe(404)
    expect(await change(tokens.edit, 'delete')).toEqual(
      done('The design has been deleted, with its versions and comments.'),
    )
    for (const table of ['shared_designs', 'shared_design_versions', 'shared_design_comments'])
      expect((await pool.query(`select from ${table}`)).rowCount).toBe(0)
  })

  test('a design is deleted 90 days after its last use, with everything in it; reading counts as use', async () => {
    const [old, read] = [await shared(), await shared()]
    await ask('/comment', { token: old.comment, text: 'Nice' })
    await pool.query(`update shared_designs set last_used_at = now() - interval '91 days'`)
    await found(read.view)
    await enforceRetention({ pool, log: silentLog() })
    expect(await findSharedDesign(pool, old.edit)).toBeNull()
    expect(await found(read.edit)).toMatchObject({ version: 1 })
    expect((await pool.query('select from shared_design_versions')).rowCount).toBe(1)
    expect((await pool.query('select from shared_design_comments')).rowCount).toBe(0)
  })

  test('an invalid design is refused', async () => {
    const broken = { ...content, design: { ...design, rooms: [] } }
    expect((await ask('', { content: broken })).status).toBe(400)
    expect((await ask('', { content, more: 1 })).status).toBe(400)
  })

  test('a name is stored without characters that cannot be', async () => {
    const { edit } = await shared()
    expect(await save(edit, 1, 'a\u0000b\ud83d')).toEqual({ status: 200, body: { version: 2 } })
    expect((await found(edit)).content).toEqual(named('ab'))
  })
})

describe('versions', () => {
  test('a stale save is refused with the newest version, and loses nothing', async () => {
    const { edit, comment } = await shared()
    expect(await save(edit, 1, 'Mine')).toEqual({ status: 200, body: { version: 2 } })
    expect(await save(edit, 1, 'Theirs')).toMatchObject({ status: 409, body: { version: 2 } })
    expect((await found(edit)).content).toEqual(named('Mine'))
    expect(await save(edit, 2, 'Theirs')).toEqual({ status: 200, body: { version: 3 } })
    expect((await save(comment, 3, 'Not allowed')).status).toBe(404)
    const versions = await designVersions(pool, (await found(edit)).id)
    expect(versions.map(({ number, content: kept }) => [number, kept.design.rooms[0]?.name])).toEqual([
      [3, 'Theirs'],
      [2, 'Mine'],
      [1, design.rooms[0]?.name],
    ])
  })

  test('of several simultaneous saves, one wins', async () => {
    const { edit } = await shared()
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => save(edit, 1, `Room ${index}`)))
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
    expect(await found(edit)).toMatchObject({ version: 2 })
  })

  test('the last twenty are kept, and each can be restored as a new one', async () => {
    const { edit } = await shared()
    for (let version = 1; version <= 21; version++) await save(edit, version, `Room ${version}`)
    const { id } = await found(edit)
    const numbers = async () => (await designVersions(pool, id)).map(({ number }) => number)
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index))
    expect((await change(edit, 'restore', { number: 2, version: 22 })).status).toBe(404)
    expect((await change(edit, 'restore', { number: 5, version: 21 })).status).toBe(409)
    expect(await change(edit, 'restore', { number: 5, version: 22 })).toEqual(done('The version has been restored.'))
    expect(await found(edit)).toMatchObject({ version: 23, content: named('Room 4') })
  })
})

test('the page says which version it shows, and has the pack of the newest only', async () => {
  const { view, edit } = await shared()
  for (let version = 1; version <= 21; version++) await save(edit, version, `Room ${version}`)
  const opened = async (version?: number) => {
    const html = renderToStaticMarkup(await SharedDesignView({ token: view, version }))
    return {
      isOld: html.includes(`This is version ${version}, not the newest.`),
      isGone: html.includes('We no longer keep that version. This is the newest.'),
      hasPack: html.includes('pack.pdf'),
      marked: /Version (\d+), [^<]*, shown here/.exec(html)?.[1],
    }
  }
  const newest = { isOld: false, isGone: false, hasPack: true, marked: '22' }
  expect(await opened()).toEqual(newest)
  expect(await opened(22)).toEqual(newest)
  expect(await opened(5)).toEqual({ isOld: true, isGone: false, hasPack: false, marked: '5' })
  expect(await opened(2)).toEqual({ ...newest, isGone: true })
})

describe('comments', () => {
  test('are added in order with a link for comments, and deleted with a link for editing', async () => {
    const { view, comment, edit } = await shared()
    expect((await ask('/comment', { token: view, text: 'No' })).status).toBe(404)
    expect((await ask('/comment', { token: comment, text: ' ' })).status).toBe(400)
    expect((await ask('/comment', { token: comment, text: 'x'.repeat(2_001) })).status).toBe(400)
    expect((await ask('/comment', { token: comment, text: 'A robot', website: 'x' })).status).toBe(404)
    expect((await ask('/comment', { token: comment, name: 'Sam', text: '<b>Two\nlines</b>' })).status).toBe(201)
    expect((await ask('/comment', { token: edit, text: 'Second', place: '0,2100,-350' })).status).toBe(201)
    for (const place of ['4,1,1', '0,1', '0,1,1;', `0,${'9'.repeat(8)},1`])
      expect((await ask('/comment', { token: edit, text: 'Nowhere', place })).status).toBe(400)
    const { id } = await found(edit)
    const [first, second] = await designComments(pool, id)
    expect([first, second]).toMatchObject([
      { name: 'Sam', text: '<b>Two\nlines</b>', place: null },
      { name: '', text: 'Second', place: { storey: 0, xMm: 2_100, yMm: -350 } },
    ])
    expect((await change(edit, 'delete-comment')).status).toBe(400)
    expect((await change(comment, 'delete-comment', { number: first?.id })).status).toBe(404)
    expect(await change(edit, 'delete-comment', { number: first?.id })).toEqual(done('The comment has been deleted.'))
    expect((await designComments(pool, id)).map(({ text }) => text)).toEqual(['Second'])
  })

  test('that are sent twice with a double click are added once', async () => {
    const { comment, edit } = await shared()
    const send = () => ask('/comment', { token: comment, name: 'Sam', text: 'Is the hall included?' })
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([201, 201])
    const { id } = await found(edit)
    expect(await designComments(pool, id)).toHaveLength(1)
  })

  test('cannot be deleted through another design, and are limited in number', async () => {
    const [mine, theirs] = [await shared(), await shared()]
    await ask('/comment', { token: theirs.comment, text: 'Stays' })
    const { id } = await found(theirs.edit)
    const [stays] = await designComments(pool, id)
    await change(mine.edit, 'delete-comment', { number: stays?.id })
    expect(await designComments(pool, id)).toHaveLength(1)
    await pool.query(
      `insert into shared_design_comments (shared_design_id, text) select $1, 'x' from generate_series(2, 200)`,
      [id],
    )
    expect((await ask('/comment', { token: theirs.comment, text: 'One too many' })).status).toBe(409)
  })
})
