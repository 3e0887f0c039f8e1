/** Where on the site a quote was asked for; `source` is a label such as 'hero-section'. */
export type QuoteOrigin = { source: string; location?: string; serviceType?: string }

export const DEFAULT_QUOTE_SOURCE = 'general'
