import { DOWNLOADS } from '@/lib/site/page-parts'

import { choiceOf } from './choice'

export const Download = choiceOf({
  slug: 'download',
  interfaceName: 'DownloadBlock',
  label: 'Download',
  options: DOWNLOADS,
})
