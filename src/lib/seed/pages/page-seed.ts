/**
 * A page as a new site starts with it. Texts are Markdown: ### headings, lists, **bold**, *italics*, [links](/path),
 * `[^key]` for a source, `{claim:key}` for a claim of the registry and `{number:key}` for a figure of the records.
 */
export type PageSeed = {
  path: string
  /** In the tab and in search results, up to 60 characters; unlike that of any other page. */
  title: string
  /** For search results, 110 to 160 characters; unlike that of any other page. */
  description: string
  category: 'guide' | 'company' | 'product' | 'partners' | 'advice' | 'legal' | 'enquiry' | 'tool'
  /** The one first-level heading. */
  heading: string
  /** Two or three sentences under it: the answer, before the reasons. */
  lead: string
  /** Key of a picture of the library. */
  picture?: string
  /** When somebody last compared every figure with its source: '2026-11-20'. */
  lastChecked?: string
  blocks: BlockSeed[]
}

export type BlockSeed =
  /** A chapter; its heading stands in the list of contents. `engineer` opens below the plain reading. */
  | { block: 'prose'; heading: string; text: string; engineer?: string }
  | { block: 'figure'; picture: string; caption: string }
  /** One of the drawings that the site makes itself. */
  | { block: 'drawing'; drawing: DrawingKey; caption: string }
  | {
      block: 'chart'
      heading: string
      unit: string
      rows: { label: string; value?: number; figure?: string; note?: string }[]
      caption: string
    }
  | { block: 'table'; caption: string; columns: string[]; rows: string[][]; note?: string }
  /** The figures of the product's own record. */
  | { block: 'specTable'; product: string; layout: 'summary' | 'full' }
  /** Cost of a kWh of heat by every way of heating, from the dated tariffs. */
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
      /** Of those that are asked again and again, word for word. */ asked?: string[]
    }
  | { block: 'quotes'; heading: string; audience: 'homeowner' | 'professional' | 'installer' }
  | { block: 'callToAction'; heading: string; text: string; actions: { label: string; href: string }[] }
  | {
      block: 'form'
      form: 'contact' | 'quote' | 'datasheet' | 'distributor' | 'installer' | 'business'
      heading: string
      text: string
    }
  | { block: 'tool'; tool: 'short-estimate' | 'running-cost' | 'installer-search'; heading: string; text: string }
  | { block: 'film'; film: string; caption: string }
  | { block: 'map'; map: 'degree-days'; heading: string; text: string }
  | { block: 'download'; download: 'datasheet' | 'case-study'; heading: string; text: string }
  | { block: 'stats'; claims: string[] }

export type DrawingKey =
  | 'room-section'
  | 'panel-layers'
  | 'heat-balance'
  | 'circuit'
  | 'ceiling-fixing'
  | 'view-factor'
  | 'wall-layers'
  | 'regulations-timeline'

/** What a `[^key]` leads to: one document that stands behind a figure. */
export type SourceSeed = {
  key: string
  title: string
  publisher: string
  /** Of the document; a year or an ISO day. */
  date: string
  url?: string
  confidence: 'verified' | 'well-known' | 'computed' | 'assumed'
  /** When we last read it, ISO day. */
  checked: string
}
