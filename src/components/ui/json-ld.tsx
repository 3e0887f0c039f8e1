import { jsonLdText, type JsonLd as Data } from '@/lib/site/structured-data/json-ld'

/** What the page says, for search engines. It is data, never run. */
export function JsonLd({ records }: { records: readonly Data[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(records) }} />
}
