import type { RetentionKind } from '@/lib/domain/retention/periods'
import type { Role } from '@/lib/domain/staff/roles'
import type { TablePageForm } from '@/lib/forms/page-forms'
import type { FormReply, PageEntry, ReplyPage, StaticPage } from '@/lib/routing/page-entry'

import type { PersonalRecord } from './personal-data/personal-data'

/** Everything that belongs to one part of the site, as data: what runs it is registered under the same names. */
export type Feature = {
  /** Why FEATURES_OFF may not name it; null if the site works without it. */
  staysOpenBecause: string | null
  /** Pages built into the site, by name. */
  pages?: Readonly<Record<string, StaticPage>>
  /** Pages that respond to one visitor. */
  replies?: Readonly<Record<string, ReplyPage>>
  /** Pages that show a form again with its errors, after a plain post. Opened directly, they lead to the empty form. */
  checks?: Readonly<Record<string, FormCheck>>
  /** Pages that confirm what was sent. */
  confirmations?: Readonly<Record<string, FormConfirmation>>
  /** Pages that show records, and pages for staff and developers. */
  records?: readonly PageEntry[]
  /** Prerendered pages that accept a query. With any other, such as that of an advertisement, they stay as they are. */
  queryPages?: Readonly<Record<string, QueryPage>>
  /** The other routes that visitors call, as in the Next.js app directory. */
  endpoints?: readonly string[]
  /** Those of public forms, whose bodies are small: nginx refuses larger ones. */
  formEndpoints?: readonly string[]
  /** Routes that stay open while the feature is closed: for staff and the worker, to erase, and about payments. */
  openEndpoints?: readonly string[]
  /** Slugs; registered in src/collections/collections.ts. */
  collections?: readonly string[]
  /** Slugs; registered in src/globals/globals.ts. */
  globals?: readonly string[]
  /** Our views in the admin, by path; registered in src/components/admin/site-views.ts. */
  adminViews?: Readonly<Record<`/${string}`, AdminView>>
  /** Scheduled work, by name; registered in lib/schedule/tasks.ts. */
  tasks?: Readonly<Record<string, TaskTimes>>
  retention?: readonly RetentionRule[]
  /** Quotas of what we have promised to keep, by table; see platform/quotas.ts, also for the next two. */
  promised?: Readonly<Record<string, Quota & { named: string }>>
  measured?: Readonly<Record<string, Quota>>
  appended?: Readonly<Record<string, Pick<Quota, 'perSender'>>>
  /** Cached reads of lib/data, by name. */
  cache?: Readonly<Record<string, CacheSettings>>
  /** The register of data about people: what is kept, what for, how long, and where. */
  personalData?: readonly PersonalRecord[]
  /** Tables that hold nothing about people, with those that Payload keeps beside them. */
  impersonal?: readonly string[]
}

/** `returns`: the page is one form under a title; a form opened at any other place has a view in src/app/replies. */
type FormCheck = FormReply & { returns?: FormReturn }
export type FormReturn = { form: TablePageForm; title: string; emptyForm: string }

/** `says`: the page is a title, when we respond, and a text around our promise; others have a view in src/app/replies. */
type FormConfirmation = FormReply & { says?: Confirmation }
export type Confirmation = { title: string; response: 'reply' | 'call you'; before: string; after: string }

export type QueryPage = {
  /** The page that serves the same URL if its query has one of the parameters. */
  page: string
  parameters: readonly string[]
}

/** `roles`: who sees it. */
export type AdminView = { label: string; roles: readonly Role[] }

export const MINUTE = 60
export const HOUR_SECONDS = 3_600

/** `limitSeconds`: when a run counts as lost and another process starts the next; longer than any run takes. */
export type TaskTimes = { everySeconds: number; limitSeconds: number }

/** How long rows are kept: for the period of a kind of record, which staff choose, or for a fixed period. */
type Kept =
  | { kind: RetentionKind; fixed?: never }
  | { kind?: never; fixed: '0 days' | '1 day' | '7 days' | '90 days' | '12 months' }

/**
 * Rows of `table` that match `where` are deleted once `ageColumn` is older than the period for which they are kept.
 * Above `maxRows`, the oldest are deleted immediately; it is null for what people were promised, of which new rows are
 * refused instead (platform/quotas.ts). `alongside`: statements that run with the deletion, on the keys in `doomed`.
 * `hasMails`: without a mail server, emails about a row are saved under its `reference`; they are deleted with it.
 */
export type RetentionRule = {
  name: string
  table: string
  key: string
  ageColumn: string
  kept: Kept
  maxRows: number | null
  where: string
  alongside: readonly string[]
  hasMails: boolean
}

/** Of a rule for all rows of a table. */
export const ALL = { key: 'id', where: 'true', alongside: [], hasMails: false } as const

/**
 * Quotas of what people store without an account. `perSender`: the limit that one sender meets first. `rowsMax` and
 * `bytesMax`: for all of them together; only rows that match `where` count, and `bytes` is their size.
 */
export type Quota = {
  perSender: string
  rowsMax: number
  bytes?: { size: string; max: number }
  where?: string
}

export const GIB = 1024 ** 3

export type CacheSettings = {
  /** Slugs of the collections and globals it shows: a change to any of their documents expires it. */
  shows?: readonly string[]
  /** Lifetime after the read; without it, until one of its tags is revalidated. */
  lifetimeSeconds?: number
  /** Returns the tag of an argument, for documents too numerous to expire together. */
  tagOf?: (argument: string) => string
  /** Names of entries, of any feature, whose data is included in this one. */
  uses?: readonly string[]
}

export const PRERENDERED = { layout: 'main', rendering: 'prerendered' } as const
export const PER_REQUEST = { layout: 'main', rendering: 'per-request' } as const
export const FUNNEL_REPLY = { layout: 'funnel', rendering: 'per-request' } as const
export const SHOP_PAGE = { ...PRERENDERED, scriptBytesMax: 157_000 } as const
