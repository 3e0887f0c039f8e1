import { DOWNLOADS } from '@/lib/content/block-options'

import { choiceOf } from './choice'

export const Download = choiceOf({
  slug: 'download',
  interfaceName: 'DownloadBlock',
  label: 'Download',
  options: DOWNLOADS,
})
