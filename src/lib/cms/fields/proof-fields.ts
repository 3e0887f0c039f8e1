import { type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'

import { editors } from '@/lib/cms/access/rules'
import { alike } from '@/lib/domain/text/alike'

/** The evidence that a document is genuine, who checked it and when. For staff only. */
export function proofFields(description: string): Field[] {
  return [
    {
      name: 'evidence',
      type: 'textarea',
      label: 'Proof',
      access: { read: editors },
      admin: { description },
    },
    {
      type: 'row',
      fields: [
        { name: 'checkedBy', type: 'text', label: 'Proof checked by', maxLength: 100, access: { read: editors } },
        { name: 'checkedOn', type: 'date', label: 'Proof checked on' },
      ],
    },
  ]
}

type Provable = {
  id: number | string
  _status?: string | null
  isSample?: boolean | null
  evidence?: string | null
  checkedBy?: string | null
  checkedOn?: string | null
}

const NEEDED = [
  { path: 'evidence', message: 'Without the sample marker this needs proof, such as where the original is kept.' },
  { path: 'checkedBy', message: 'Without the sample marker this needs the name of the person who checked the proof.' },
  { path: 'checkedOn', message: 'Without the sample marker this needs the date on which the proof was checked.' },
] as const
const SAME_PERSON = 'Publishing this takes two people, so someone else must have checked the proof.'

/** Lets staff publish a document without its sample marker only with proof that someone else has checked. */
export const checkProof: CollectionBeforeValidateHook<Provable> = ({ collection, data, originalDoc, req }) => {
  const doc: Partial<Provable> = { ...originalDoc, ...data }
  if (!req.user || doc._status !== 'published' || doc.isSample) return data
  const missing: { path: string; message: string }[] = NEEDED.filter(({ path }) => !doc[path])
  const isChecker = [req.user.name, req.user.username].some((name) => name && alike(name, doc.checkedBy ?? ''))
  const errors = isChecker ? [...missing, { path: 'checkedBy', message: SAME_PERSON }] : missing
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}
