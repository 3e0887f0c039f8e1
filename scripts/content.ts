import { contentReport } from '@/lib/cms/content/content-report'
import { readContents } from '@/lib/cms/content/read-contents'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { payloadClient } from '@/lib/data/payload-client'
import { overdueReadings } from '@/lib/domain/claims/overdue-readings'
import { pitchFaults } from '@/lib/domain/text/pitch'

import { reportLines } from './lib/content-lines'
import { mailContents } from './lib/content-mails'
import { otherPlaces } from './lib/content-places'

const payload = await payloadClient()
const [contents, registry, places] = await Promise.all([
  readContents({ payload }),
  readRegistry({ payload }),
  otherPlaces(payload),
])
const pages = contentReport({ contents: [...contents, ...mailContents()], ...registry, places })
const overdue = overdueReadings(registry)
for (const line of reportLines({ pages, overdue })) console.log(line)
const hasFault = ({ pitch, dead, contradictions }: (typeof pages)[number]) =>
  [...dead, ...contradictions, ...pitchFaults(pitch)].length > 0
process.exit(pages.some(hasFault) ? 1 : 0)
