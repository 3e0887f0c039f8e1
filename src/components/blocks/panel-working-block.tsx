import { TextBlock } from '@/components/sections/page/text-block'
import { WorkingList } from '@/components/tools/working/working-tree'
import { panelWorking } from '@/lib/calculators/panel-working'
import type { BlockOf } from '@/lib/content/page'

/** The figures derived from the panel's record, each with its working. */
export function PanelWorkingBlock({ block: { id, heading, text, panel } }: { block: BlockOf<'panelWorking'> }) {
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <WorkingList trees={panelWorking(panel)} />
    </TextBlock>
  )
}
