import type { JsonLdObject } from 'schema-dts'

import { jsonLdText } from '@/lib/seo/json-ld/json-ld'

/** Structured data for search engines. Data only; never executed. */
export function JsonLd({ records }: { records: readonly JsonLdObject[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(records) }} />
}
