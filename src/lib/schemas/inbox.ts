import * as z from 'zod'

import { INBOX_COLUMNS, INBOX_SORTS, INBOX_VIEWS, usualSort } from '@/lib/domain/leads/inbox-views'
import { SHOWN_KINDS } from '@/lib/domain/leads/lead-kinds'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'

import { readDocumentId } from './document-id'
import { choice } from './fields'
import { text } from './text'

const documentId = text({ max: 10 }).transform(readDocumentId)

const FILTER_UNREADABLE = 'Choose the filters of this view again'
const chosen = <Value extends string>(options: readonly { value: Value; label: string }[]) =>
  z.array(choice(options, FILTER_UNREADABLE), FILTER_UNREADABLE).max(options.length, FILTER_UNREADABLE).default([])

/** What a list of the inbox shows: one of the views, narrowed down. An empty list of statuses or kinds means all. */
export const inboxFilterSchema = z.strictObject({
  view: choice(INBOX_VIEWS, FILTER_UNREADABLE),
  statuses: chosen(LEAD_STATUSES),
  kinds: chosen(SHOWN_KINDS),
  assignee: z.enum(['anyone', 'me', 'nobody'], FILTER_UNREADABLE).default('anyone'),
  /** The letters with which a postcode begins, such as BA. */
  area: text({ max: 2, wrong: 'Enter the first one or two letters of a postcode, such as BA' })
    .regex(/^[A-Z]{0,2}$/, 'Enter the first one or two letters of a postcode, such as BA')
    .default(''),
  sort: choice(INBOX_SORTS, FILTER_UNREADABLE),
  columns: chosen(INBOX_COLUMNS),
})

export type InboxFilter = z.output<typeof inboxFilterSchema>

/** A view as it is before anybody narrows it down. */
export const plainFilter = (view: InboxFilter['view']): InboxFilter => ({
  view,
  statuses: [],
  kinds: [],
  assignee: 'anyone',
  area: '',
  sort: usualSort(view),
  columns: ['source'],
})

/** Where the next page of a list begins: after this row. */
const cursorSchema = text({ max: 50 })
  .regex(/^\d{4,5}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,10}$/)
  .transform((cursor) => {
    const [key = '', id = ''] = cursor.split('~')
    return { key, id: Number(id) }
  })

export type InboxCursor = z.output<typeof cursorSchema>

const querySchema = z.object({
  view: choice(INBOX_VIEWS).nullable().catch(null),
  saved: documentId.nullable().catch(null),
  after: cursorSchema.nullable().catch(null),
  lead: documentId.nullable().catch(null),
  board: z
    .literal('on')
    .transform(() => true)
    .catch(false),
})

/** What the address of the inbox asks for; invalid values are ignored. `saved`: the id of a saved view. */
export const readInboxQuery = (params: URLSearchParams) => {
  const { view, ...rest } = querySchema.parse(
    Object.fromEntries(['view', 'saved', 'after', 'lead', 'board'].map((name) => [name, params.get(name)])),
  )
  return { view: view ?? INBOX_VIEWS[0].value, ...rest }
}

export type InboxQuery = ReturnType<typeof readInboxQuery>
