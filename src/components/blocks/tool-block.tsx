import { TextBlock } from '@/components/sections/page/text-block'
import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/content/page'
import { routes } from '@/lib/routing/routes'

/** The path of each tool and the label of its button. */
const TOOLS: Record<BlockOf<'tool'>['tool'], { href: string; label: string }> = {
  'short-estimate': { href: routes.quickCalculator, label: 'Estimate your home' },
  'running-cost': { href: routes.runningCost, label: 'Work out a year' },
}

export function ToolBlock({ block: { id, tool, heading, text } }: { block: BlockOf<'tool'> }) {
  const { href, label } = TOOLS[tool]
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <ButtonLink href={href}>{label}</ButtonLink>
    </TextBlock>
  )
}
