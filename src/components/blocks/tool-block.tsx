import { TextPart } from '@/components/sections/page/text-part'
import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/site/page'
import { routes } from '@/lib/site/routes'

/** Where each tool is, and what its button says. */
const TOOLS: Record<BlockOf<'tool'>['tool'], { href: string; label: string }> = {
  'short-estimate': { href: routes.quickCalculator, label: 'Estimate your home' },
  'running-cost': { href: routes.runningCost, label: 'Work out a year' },
}

export function ToolBlock({ block: { id, tool, heading, text } }: { block: BlockOf<'tool'> }) {
  const { href, label } = TOOLS[tool]
  return (
    <TextPart id={id} heading={heading} text={text}>
      <ButtonLink href={href}>{label}</ButtonLink>
    </TextPart>
  )
}
