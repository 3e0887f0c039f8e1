import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { SharedDesignView } from '@/app/(main)/system-designer/shared/shared-design-view'
import { DESIGN_TITLE } from '@/lib/calculators/designer/design-message'
import { payloadClient } from '@/lib/data/payload-client'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { type DesignTokens, findSharedDesign } from '@/lib/use-cases/designs/shared-design'
import { designVersions } from '@/lib/use-cases/designs/shared-design-history'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { insertLead, pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))
beforeEach(() => pool.query('truncate shared_designs, shared_design_versions, shared_design_comments cascade'))

const content = { design: designOfPlan('flat'), laid: {} }
let made = 0

async function shared() {
  const response = await call(jsonRequest('POST', '/system-designer/shared', { content }))
  const { tokens } = (await response.json()) as { tokens: DesignTokens }
  const found = await findSharedDesign(pool, tokens.edit)
  if (!found) throw new Error('not shared')
  return { tokens, found }
}

async function enquiryAbout(drawing: string) {
  made += 1
  const reference = `PB-DE5A-${String(made).padStart(4, '0')}`
  const { id } = await insertLead({
    reference,
    status: 'new',
    kind: 'quote',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    email: 'ada@example.com',
    answers: '[]',
    due_at: '2026-01-05T10:00:00Z',
    quarantined: false,
    message: `${DESIGN_TITLE}\nDrawing: ${drawing}`,
  })
  return { id, reference }
}

const cookieOf = (role: RoleName) => ({ cookie: sessions[role].cookie, origin: 'http://localhost:3000' })
const open = (enquiry: string, role: RoleName = 'sales') =>
  call(request(`/system-designer/correction?enquiry=${enquiry}`, { headers: cookieOf(role) }))
const send = (values: Record<string, string | number>, role: RoleName = 'sales') =>
  call(
    request('/system-designer/correction', {
      method: 'POST',
      body: new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
      headers: cookieOf(role),
    }),
  )
const emails = async (lead: number) =>
  (
    await pool.query<{ subject: string; text: string }>('select subject, text from lead_emails where lead_id = $1', [
      lead,
    ])
  ).rows

test('the sales desk opens the drawing of an enquiry with the link for changes; nobody else does', async () => {
  const { tokens, found } = await shared()
  const { id, reference } = await enquiryAbout(found.reference)
  const opened = await open(reference)
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/system-designer/shared/${tokens.edit}?lead=${id}`,
  ])
  expect((await open(reference, 'editor')).status).toBe(403)
  expect((await open('PB-0000-0000')).status).toBe(404)
  const other = await enquiryAbout('00000000-0000-4000-8000-000000000000')
  expect((await open(other.reference)).status).toBe(404)
})

test('a correction is sent once, with a note that the customer sees beside the version before', async () => {
  const { tokens, found } = await shared()
  const { id } = await enquiryAbout(found.reference)
  await call(jsonRequest('POST', '/system-designer/shared/save', { token: tokens.edit, version: 1, content }))
  const values = { token: tokens.edit, lead: id, version: 2, note: 'Panel 3 now clears the loft hatch.' }
  expect((await send(values, 'editor')).status).toBe(403)
  expect((await send({ ...values, version: 1 })).status).toBe(409)
  const sent = await send(values)
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    `/system-designer/shared/${tokens.edit}?lead=${id}&sent=correction`,
  ])
  expect((await send({ ...values, note: 'Again' })).status).toBe(303)
  expect(await emails(id)).toEqual([
    {
      subject: 'Your heating design, corrected',
      text: expect.stringMatching(
        new RegExp(`^Panel 3 now clears the loft hatch\\.[^]*/system-designer/shared/${tokens.view}$`),
      ),
    },
  ])
  expect((await designVersions(pool, found.id)).map(({ note }) => note)).toEqual([values.note, null])
  const page = renderToStaticMarkup(await SharedDesignView({ token: tokens.view }))
  expect(page).toContain('We have corrected this design:')
  expect(page).toContain('Version 1, before our correction')
  expect(page).not.toContain('For the sales desk')
  expect(renderToStaticMarkup(await SharedDesignView({ token: tokens.view, version: 1 }))).not.toContain(
    'We have corrected this design:',
  )
})

test('a drawing is not sent to the customer of another enquiry', async () => {
  const [mine, theirs] = [await shared(), await shared()]
  const { id } = await enquiryAbout(theirs.found.reference)
  const refused = await send({ token: mine.tokens.edit, lead: id, version: 1, note: 'Moved.' })
  expect(refused.status).toBe(404)
  expect(await emails(id)).toEqual([])
})
