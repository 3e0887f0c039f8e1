import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { type SupplierChange, type SupplierPlan, supplierPlan } from '@/lib/domain/catalogue/supplier-plan'
import type { SupplierFile } from '@/lib/generated/payload-types'
import { poolOf, transactionOf } from '@/lib/platform/database'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'

import { changeStock } from '../stock/change-stock'
import { readStockedProducts } from './read-stocked-products'
import { readSupplierFile } from './read-supplier-file'

type Uploaded = { name: string; text: string }

type Planned = { ok: true; plan: SupplierPlan } | { ok: false; faults: string[] }

/** Reads a file and stores the changes it would make, or its faults; nothing is applied. */
export async function checkSupplierFile(req: PayloadRequest, { name, text }: Uploaded): Promise<SupplierFile> {
  const planned = await planSupplierFile(req, text)
  return recordFile(
    req,
    name,
    planned.ok ? { state: 'checked', plan: planned.plan } : { state: 'failed', faults: planned.faults },
  )
}

/** Works out the changes that a file would make. */
export async function planSupplierFile(req: PayloadRequest, text: string): Promise<Planned> {
  const read = readSupplierFile(text)
  if (!read.ok) return read
  const products = await readStockedProducts(poolOf(req.payload))
  return { ok: true, plan: supplierPlan(read.lines, products) }
}

type FileRecord = { state: 'checked'; plan: SupplierPlan } | { state: 'failed'; faults: string[] }

/** Records a file in the history, with the changes it would make or the reasons why it could not be read or fetched. */
export function recordFile(req: PayloadRequest, name: string, record: FileRecord): Promise<SupplierFile> {
  return req.payload.create({
    collection: 'supplier-files',
    data: { name, ...record },
    overrideAccess: true, // the caller may check files
    req,
  })
}

type Deciding = { id: number; by: string; isConfirmed: boolean }
export type Decided = 'done' | 'missing' | 'not-open' | 'doubtful' | 'outdated'

/** Applies a checked file in one transaction, through the ledgers. Doubts must be confirmed separately. */
export function applySupplierFile(req: PayloadRequest, { id, by, isConfirmed }: Deciding): Promise<Decided> {
  return inTransaction(req, async () => {
    const file = await openFile(req, id, 'checked')
    if (typeof file === 'string') return file
    if (file.plan.doubts.length > 0 && !isConfirmed) return 'doubtful'
    if (!(await change(req, file, file.plan.changes))) return 'outdated'
    return decide(req, { id, by, state: 'applied' })
  })
}

/** Reverts an applied file, unless its products have changed since. */
export function undoSupplierFile(req: PayloadRequest, { id, by }: Omit<Deciding, 'isConfirmed'>): Promise<Decided> {
  return inTransaction(req, async () => {
    const file = await openFile(req, id, 'applied')
    if (typeof file === 'string') return file
    const reversed = file.plan.changes.map(({ stock, pricePence, ...product }) => ({
      ...product,
      stock: stock && { before: stock.after, after: stock.before },
      pricePence: pricePence && { before: pricePence.after, after: pricePence.before },
    }))
    if (!(await change(req, file, reversed))) return 'outdated'
    return decide(req, { id, by, state: 'undone' })
  })
}

type OpenFile = { name: string; plan: SupplierPlan }

/** Locks the file, so that nobody else decides on it at the same time. */
async function openFile(
  req: PayloadRequest,
  id: number,
  state: SupplierFile['state'],
): Promise<OpenFile | 'missing' | 'not-open'> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<OpenFile & { state: string }>(
    sql`select name, state::text as state, plan from supplier_files where id = ${id} for update`,
  )
  const [file] = rows
  if (!file) return 'missing'
  return file.state === state ? file : 'not-open'
}

type Move<Level> = { before: Level; after: Level } | null
type ProductChange = Pick<SupplierChange, 'productId'> & { stock: Move<number | null>; pricePence: Move<number> }

/** Returns false as soon as a product differs from what the plan expects; the caller then rolls everything back. */
async function change(req: PayloadRequest, { name }: OpenFile, changes: readonly ProductChange[]): Promise<boolean> {
  await lockProducts(
    req,
    changes.map(({ productId }) => productId),
  )
  for (const { productId, stock, pricePence } of changes) {
    const product = await req.payload.findByID({
      collection: 'products',
      id: productId,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // as above
      req,
    })
    if (!product) return false
    if (pricePence) {
      if (penceOf(product.basePrice) !== pricePence.before) return false
      await req.payload.update({
        collection: 'products',
        id: productId,
        data: { basePrice: pricePence.after / 100 },
        context: { isSupplierFile: true },
        overrideAccess: true, // as above
        req,
      })
    }
    if (stock) {
      if ((product.stockLevel ?? null) !== stock.before) return false
      await changeStock(req, { of: 'products', id: productId, set: stock.after, reason: 'sync', reference: name })
    }
  }
  return true
}

/** In the order of their ids, as orders lock them, so that neither waits for the other for ever. */
async function lockProducts(req: PayloadRequest, ids: number[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select from products where id = any(${sql.param(ids)}::int[]) order by id for update`)
}

type Decision = { id: number; by: string; state: 'applied' | 'undone' }

async function decide(req: PayloadRequest, { id, by, state }: Decision): Promise<Decided> {
  await req.payload.update({
    collection: 'supplier-files',
    id,
    data: { state, decidedBy: by },
    overrideAccess: true, // the caller may decide on files
    req,
  })
  return 'done'
}

/** Any other result than 'done', or an error, rolls everything back. */
const inTransaction = (req: PayloadRequest, work: () => Promise<Decided>): Promise<Decided> =>
  inPayloadTransaction(req, work, (decided) => decided === 'done')
