/** Where on the site a quote was requested; `source` is a label such as 'hero-section'. */
export type QuoteOrigin = { source: string; location?: string; serviceType?: string }

export const DEFAULT_QUOTE_SOURCE = 'general'
