import type { PageTemplate } from '@/lib/content/page-templates'

/**
 * Seed data of a page. Texts are Markdown: ### headings, lists, **bold**, *italics*, [links](/path), `[^key]` for a
 * source, `{claim:key}` for a claim and `{number:key}` for a figure.
 */
export type PageSeed = {
  path: string
  /** Short name for breadcrumbs and the sitemap. */
  name: string
  /** Browser tab and search result title: up to 60 characters, unique. */
  title: string
  /** Meta description: 110 to 160 characters, unique. */
  description: string
  category: 'guide' | 'company' | 'product' | 'partners' | 'advice' | 'legal' | 'enquiry' | 'tool'
  template: PageTemplate
  /** The only first-level heading. */
  heading: string
  /** Two or three sentences below the heading: the answer, before the reasons. */
  lead: string
  /** Up to four points for readers in a hurry. */
  inShort?: string[]
  /** Key of a library image. */
  picture?: string
  /** Date on which every figure was last checked against its source: '2026-11-20'. */
  lastChecked?: string
  blocks: BlockSeed[]
}

export type BlockSeed =
  /** A chapter, listed in the table of contents. `engineer` is a collapsed technical version, `note` a sentence beside
   * it. */
  | { block: 'prose'; heading: string; text: string; note?: string; engineer?: string }
  | { block: 'figure'; picture: string; caption: string }
  /** One of the site's built-in drawings. */
  | { block: 'drawing'; drawing: DrawingKey; caption: string }
  | {
      block: 'chart'
      heading: string
      unit: string
      rows: { label: string; value?: number; figure?: string; note?: string }[]
      caption: string
    }
  | { block: 'table'; caption: string; columns: string[]; rows: string[][]; note?: string }
  /** Specifications from the product's record. */
  | { block: 'specTable'; product: string; layout: 'summary' | 'full' }
  /** Cost per kWh of heat for each heating system, from the dated tariffs. */
  | { block: 'heatPrices'; heading: string; text: string }
  | { block: 'steps'; heading: string; steps: { title: string; text: string; picture?: string }[] }
  | {
      block: 'workedExample'
      heading: string
      question: string
      lines: { what: string; working: string; result: string }[]
      answer: string
    }
  | { block: 'callout'; tone: 'note' | 'limit' | 'warning'; heading: string; text: string }
  | {
      block: 'questions'
      heading: string
      questions: { question: string; answer: string }[]
      /** Selected from the FAQs, word for word. */ asked?: string[]
    }
  | { block: 'quotes'; heading: string; audience: 'homeowner' | 'professional' | 'installer' }
  | { block: 'callToAction'; heading: string; text: string; actions: { label: string; href: string }[] }
  | { block: 'doors'; doors: { title: string; text: string; label: string; href: string }[] }
  | {
      block: 'form'
      form: 'contact' | 'quote' | 'datasheet' | 'distributor' | 'installer' | 'business'
      heading: string
      text: string
    }
  | {
      block: 'tool'
      tool: 'short-estimate' | 'running-cost' | 'installer-search' | 'panel-working'
      heading: string
      text: string
    }
  | { block: 'film'; film: string; caption: string }
  | { block: 'map'; map: 'degree-days'; heading: string; text: string }
  | { block: 'download'; download: 'datasheet' | 'case-study'; heading: string; text: string }
  | { block: 'stats'; claims: string[] }

type DrawingKey =
  | 'room-section'
  | 'panel-layers'
  | 'heat-balance'
  | 'circuit'
  | 'ceiling-fixing'
  | 'view-factor'
  | 'wall-layers'
  | 'regulations-timeline'

/** A document that supports a figure; the target of `[^key]`. */
export type SourceSeed = {
  key: string
  title: string
  publisher: string
  /** Publication date: a year or an ISO date. */
  date: string
  url?: string
  confidence: 'verified' | 'well-known' | 'computed' | 'assumed'
  /** When we last checked it, as an ISO date. */
  checked: string
}
