import type { BlockSeed } from './page-seed'

export type CategoryKey = 'running-costs' | 'comfort' | 'buildings' | 'installation'
export type TagKey = 'bills' | 'controls' | 'damp' | 'insulation' | 'wiring' | 'rented-homes' | 'regulations' | 'solar'
export type AuthorKey = 'technical-team' | 'sales-desk'

/** Seed data of a post. Texts are written as for pages; a chapter becomes a heading and its text. */
export type PostSeed = {
  slug: string
  title: string
  /** Two sentences for lists. */
  excerpt: string
  /** Up to 60 characters. */
  metaTitle: string
  /** 110 to 160 characters. */
  metaDescription: string
  focusKeyphrase: string
  category: CategoryKey
  author: AuthorKey
  tags: TagKey[]
  /** Key of a library image. */
  picture: string
  /** ISO date. */
  published: string
  blocks: BlockSeed[]
}
