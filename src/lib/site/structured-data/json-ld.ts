import type { JsonLdObject } from 'schema-dts'

/** The records of a page as one text for its `<script type="application/ld+json">`, where no value can end the script. */
export function jsonLdText(records: readonly JsonLdObject[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': records }).replaceAll('<', '\\u003c')
}

export const organisationId = (origin: string) => `${origin}/#organisation`
