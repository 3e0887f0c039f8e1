import type { Example } from '@/components/ui/example'
import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'

import { PageHeader } from './page-header'

const page = {
  name: 'Full specification',
  category: 'company',
  heading: 'Every figure, and what it means.',
  lead: [{ kind: 'text' as const, text: 'The electrical, thermal and mechanical figures of the panel.' }],
  factsCheckedOn: '21 November 2026',
  template: 'reference' as const,
  picture: SAMPLE_PICTURE,
}
const chapters = ['Electrical data', 'Heat from the face', 'Circuits', 'Sources'].map((heading) => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  heading,
}))

export const examples: Example[] = [
  { name: 'top of a reference sheet', node: <PageHeader page={page} minutes={4} chapters={chapters} /> },
]
