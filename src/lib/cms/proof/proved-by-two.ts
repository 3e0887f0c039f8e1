import type { CollectionConfig, DateField, Field, TextField } from 'payload'

import { editors, nobody } from '@/lib/cms/access/rules'

import { forgetProof, keepProof } from './keep-proof'
import type { Proved } from './parts'
import { proofEndpoints } from './proof-endpoints'

type Shared = { hooks: Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterDelete'>> }

/** What a collection needs so that one member of staff asks and another one confirms having seen the original. */
export const provedByTwo = (
  slug: Parameters<typeof proofEndpoints>[0],
  proved: Proved,
): Shared & Required<Pick<CollectionConfig, 'endpoints'>> => ({
  hooks: { beforeChange: [keepProof(proved)], afterDelete: [forgetProof] },
  endpoints: proofEndpoints(slug, proved),
})

/** Where staff ask for a check and confirm one. */
export const proofCheckField: Field = {
  name: 'proofCheck',
  type: 'ui',
  admin: {
    components: { Field: '/components/admin/proof/proof-check#ProofCheckField' },
    disableListColumn: true,
  },
}

const BY_THE_SITE = { create: nobody, update: nobody } as const

/** Who has seen the original, set by the site when it saves, never by a request. */
export const seenBy = (name: string): TextField => ({
  name,
  type: 'text',
  label: 'Original seen by',
  maxLength: 100,
  access: { ...BY_THE_SITE, read: editors },
  admin: { readOnly: true },
})

/** When the original was seen, which the note of a claim says. */
export const seenOn = (name: string): DateField => ({
  name,
  type: 'date',
  label: 'Original seen on',
  access: BY_THE_SITE,
  admin: { readOnly: true },
})

/** The evidence that a document is genuine, and who has seen the original. For staff only. */
export const proofFields = (description: string): Field[] => [
  { name: 'evidence', type: 'textarea', label: 'Proof', access: { read: editors }, admin: { description } },
  proofCheckField,
  {
    type: 'row',
    fields: [seenBy('checkedBy'), seenOn('checkedOn')],
  },
]
