import type { JsonLdObject } from 'schema-dts'

import { jsonLdText } from '@/lib/site/structured-data/json-ld'

/** What the page says, for search engines. It is data, never run. */
export function JsonLd({ records }: { records: readonly JsonLdObject[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(records) }} />
}
