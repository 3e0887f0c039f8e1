/** Data for search engines in the words of schema.org. */
export type JsonLd = { '@type': string | readonly string[]; [property: string]: unknown }

/** The records of a page as one text for its `<script type="application/ld+json">`, where no value can end the script. */
export function jsonLdText(records: readonly JsonLd[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': records }).replaceAll('<', '\\u003c')
}

export const organisationId = (origin: string) => `${origin}/#organisation`
