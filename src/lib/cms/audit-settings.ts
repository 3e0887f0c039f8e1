import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload'

import { auditRequest } from '@/lib/accounts/record-audit'

import { isSame, UNTOLD } from './field-changes'
import { hasDrafts } from './published-global'

/** Collections whose documents are numbers that the site calculates with. */
const NUMBERS = ['tariffs', 'assumptions']

/** Records in the audit log which settings and numbers a colleague has changed; drafts change nothing yet. */
export const auditSettings: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    NUMBERS.includes(collection.slug) ? withHook(collection) : collection,
  ),
  globals: config.globals?.map(withGlobalHook) ?? [],
})

function withHook(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  const record: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    await recordChange(req, { name: `${slug} ${originalDoc?.id ?? '(new)'}`, data, before: originalDoc ?? {} })
    return data
  }
  return { ...collection, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), record] } }
}

/** Before the change, because a hook that runs after it receives only the fields that the request selects. */
function withGlobalHook(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  const record: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const latest: Fields = originalDoc ?? {}
    const before = hasDrafts(global) && data._status !== 'draft' ? await readPublished(req, slug) : latest
    const change = { name: slug, data: withUnsent(data, latest), before }
    await recordChange(req, change)
    await recordBankChange(req, change)
    return data
  }
  return { ...global, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), record] } }
}

/** What visitors see: the latest version may be the very draft that is published. */
const readPublished = async (req: PayloadRequest, slug: string): Promise<Fields> => ({
  ...(await req.payload.findGlobal({
    slug: slug as GlobalSlug,
    depth: 0,
    overrideAccess: true, // only names of fields are recorded
    showHiddenFields: true,
    req,
  })),
})

type Fields = Record<string, unknown>
type Change = { name: string; data: Fields; before: Fields }

async function recordChange(req: PayloadRequest, { name, data, before }: Change): Promise<void> {
  if (req.context.isOutsideServer || data._status === 'draft') return
  const changed = Object.keys(data).filter((field) => !UNTOLD.includes(field) && !isSame(data[field], before[field]))
  if (changed.length > 0)
    await auditRequest(req, { action: 'settings-changed', what: `${name}: ${changed.join(', ')}` })
}

async function recordBankChange(req: PayloadRequest, { data, before }: Change): Promise<void> {
  if (!('bank' in data) || isSame(data.bank, before.bank) || req.context.isOutsideServer) return
  const what = `Account ending ${endOf(before.bank)} to one ending ${endOf(data.bank)}`
  await auditRequest(req, { action: 'bank-changed', what })
}

const ENDING_LENGTH = 3

/** The end of an account's number, enough to tell it from others. */
function endOf(bank: unknown): string {
  const number: unknown = bank instanceof Object && 'accountNumber' in bank ? bank.accountNumber : null
  return typeof number === 'string' && number !== '' ? number.slice(-ENDING_LENGTH) : '(none)'
}

/** The data with what stays in its groups: fields that were not sent, or that this user may not change. */
const withUnsent = (data: Fields, before: Fields): Fields =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const was = before[name]
      return [name, isGroup(value) && isGroup(was) ? { ...was, ...value } : value]
    }),
  )

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
