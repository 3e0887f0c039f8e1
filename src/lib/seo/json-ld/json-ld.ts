import type { JsonLdObject } from 'schema-dts'

/** Content for a page's `<script type="application/ld+json">`, escaped so that no value can close the element. */
export function jsonLdText(records: readonly JsonLdObject[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': records }).replaceAll('<', '\\u003c')
}

export const organisationId = (origin: string) => `${origin}/#organisation`
