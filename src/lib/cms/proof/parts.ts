import { createHash } from 'node:crypto'

import type { SanitizedCollectionConfig } from 'payload'

import { coveredText } from '@/lib/domain/claims/covered-text'

export type Fields = Record<string, unknown>

/** What one confirmation is about: a whole document, or one reading of a claim. */
export type Part = {
  /** Of the reading; empty for a whole document. */
  id: string
  /** What staff call it; empty for a whole document. */
  label: string
  /** Where the original is kept. */
  evidence: string
  /** Of what the confirmation covers: it no longer holds when this changes. */
  digest: string
  /** Whether it may only be saved like this once it is confirmed. */
  needsProof: boolean
}

/** Who has seen the original, and when; null before that. */
export type Confirmation = { by: string; at: string } | null

/** `mark`: the fields to store so that they say who has confirmed each part. */
export type Proved = {
  partsOf: (doc: Fields, collection: Pick<SanitizedCollectionConfig, 'flattenedFields'>) => Part[]
  mark: (doc: Fields, confirmationOf: (partId: string) => Confirmation) => Fields
  /** The field that names a refusal. */
  pathOf: (index: number) => string
  /** A reading that was called proven before, and has not changed, may stay. */
  kind: 'document' | 'reading'
}

export const digestOf = (covered: Fields): string => createHash('sha256').update(coveredText(covered)).digest('hex')

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
