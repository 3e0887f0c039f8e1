import type { Example } from '@/components/ui/example'

import { SparkyStatus } from './sparky-status'

const phone = { display: '07700 900225', href: 'tel:+447700900225' }

export const examples: Example[] = (['idle', 'connecting', 'success', 'fallback'] as const).map((status) => ({
  name: `Sparky, ${status}`,
  node: <SparkyStatus status={status} phone={phone} isMobile={false} />,
}))
