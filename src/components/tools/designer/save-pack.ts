import { savePdf } from '@/lib/browser/save-pdf'
import { laidPanels } from '@/lib/calculators/designer/laid-panels'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import type { Outcome } from './designer-engine'

/** Downloads the electrician's pack of a design; returns an error message, or null. */
export const savePack = ({ design, result }: Outcome): Promise<string | null> =>
  savePdf({
    url: lateEndpoints.designPack,
    body: { design, laid: laidPanels(result) },
    name: 'powerboard-electrician.pdf',
    failureMessage: 'The pack could not be made. Please try again.',
    unreachableMessage: 'We could not be reached. The pack is made on our server; everything else works without it.',
  })
