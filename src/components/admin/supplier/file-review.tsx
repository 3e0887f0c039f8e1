import type { UIFieldServerProps } from 'payload'

import type { DocumentTable } from '@/lib/content/document-section'
import type { SupplierChange, SupplierPlan } from '@/lib/domain/catalogue/supplier-plan'
import { poundsAndPence } from '@/lib/format/pounds'
import type { SupplierFile } from '@/lib/generated/payload-types'

import { PlainSection, PlainTable } from '../plain-document'
import { FileActions } from './file-actions'

/** The changes that a supplier's file would make or has made, with the actions to apply or revert them. */
export function FileReview({ data }: Pick<UIFieldServerProps, 'data'>) {
  const { state, faults, plan: stored } = data as SupplierFile
  if (state === 'failed')
    return (
      <div className="pb-quote">
        <PlainSection title="Nothing was changed" text={(faults ?? []) as string[]} />
      </div>
    )
  const plan = stored as SupplierPlan | undefined // written by the check
  if (!plan) return null
  const { changes, unknown, missing, doubts } = plan
  return (
    <div className="pb-quote">
      <h3>Changes</h3>
      {changes.length > 0 ? <PlainTable {...tableOf(changes)} /> : <p>The file matches what we already have.</p>}
      {unknown.length > 0 && <PlainSection title="Codes that match no product" text={[unknown.join(', ')]} />}
      {missing.length > 0 && <PlainSection title="Products missing from the file" text={[missing.join(', ')]} />}
      {doubts.length > 0 && <PlainSection title="Is this right?" text={doubts} />}
      <FileActions state={state} hasDoubts={doubts.length > 0} hasChanges={changes.length > 0} />
    </div>
  )
}

const tableOf = (changes: readonly SupplierChange[]): DocumentTable => ({
  columns: [{ heading: 'Product' }, { heading: 'Stock' }, { heading: 'Price' }],
  rows: changes.map(({ name, stock, pricePence }) => [
    name,
    stock ? `${stock.before ?? 'Not counted'} to ${stock.after}` : '',
    pricePence ? `${poundsAndPence(pricePence.before)} to ${poundsAndPence(pricePence.after)}` : '',
  ]),
})
