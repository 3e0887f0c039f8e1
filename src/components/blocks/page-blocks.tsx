import type { ReactNode } from 'react'

import { InstallerDirectoryBlock } from '@/components/sections/installers/installer-directory-block'
import { CallToActionBlock } from '@/components/sections/page/call-to-action-block'
import { CalloutBlock } from '@/components/sections/page/callout-block'
import { ChartBlock } from '@/components/sections/page/chart-block'
import { DoorsBlock } from '@/components/sections/page/doors-block'
import { DrawingBlock } from '@/components/sections/page/drawing-block'
import { FigureBlock } from '@/components/sections/page/figure-block'
import { FilmBlock } from '@/components/sections/page/film-block'
import { HeatPricesBlock } from '@/components/sections/page/heat-prices-block'
import { ProseBlock } from '@/components/sections/page/prose-block'
import { QuestionsBlock } from '@/components/sections/page/questions-block'
import { QuotationBlock } from '@/components/sections/page/quotation-block'
import { QuotesBlock } from '@/components/sections/page/quotes-block'
import { SpecTableBlock } from '@/components/sections/page/spec-table-block'
import { StatsBlock } from '@/components/sections/page/stats-block'
import { StepsBlock } from '@/components/sections/page/steps-block'
import { TableBlock } from '@/components/sections/page/table-block'
import { WorkedExampleBlock } from '@/components/sections/page/worked-example-block'
import { Fold } from '@/components/ui/fold'
import { Part } from '@/components/ui/part'
import { type BlockOf, numbersOf, type PageBlock } from '@/lib/content/page'
import type { SiteSettings } from '@/lib/content/site-settings'
import { subjectsOf } from '@/lib/content/subjects'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'

import { DownloadBlock } from './download-block'
import { FormBlock } from './form-block'
import { MapBlock } from './map-block'
import { PanelWorkingBlock } from './panel-working-block'
import { ToolBlock } from './tool-block'

/** Data that blocks print besides their own content: `prices` if any block prints prices. */
type Printed = { settings: SiteSettings; prices: HeatingPrices | null }

type BlockProps<Kind extends PageBlock['kind']> = Printed & { block: BlockOf<Kind>; number: number }

/** The renderer of each kind of block; the compiler requires one for every kind. */
const DRAW: { [Kind in PageBlock['kind']]: (given: BlockProps<Kind>) => ReactNode } = {
  prose: ({ block }) => <ProseBlock block={block} />,
  figure: ({ block, number }) => <FigureBlock block={block} number={number} />,
  drawing: ({ block, number }) => <DrawingBlock block={block} number={number} />,
  chart: ({ block, number }) => <ChartBlock block={block} number={number} />,
  table: ({ block, number }) => <TableBlock block={block} number={number} />,
  specTable: ({ block }) => <SpecTableBlock block={block} />,
  heatPrices: ({ block, number, prices }) =>
    prices && <HeatPricesBlock block={block} number={number} prices={prices} />,
  steps: ({ block }) => <StepsBlock block={block} />,
  workedExample: ({ block }) => <WorkedExampleBlock block={block} />,
  callout: ({ block }) => <CalloutBlock block={block} />,
  questions: ({ block }) => <QuestionsBlock block={block} />,
  quotation: ({ block }) => <QuotationBlock block={block} />,
  quotes: ({ block }) => <QuotesBlock block={block} />,
  callToAction: ({ block }) => <CallToActionBlock block={block} />,
  doors: ({ block }) => <DoorsBlock block={block} />,
  form: ({ block, settings }) => <FormBlock block={block} settings={settings} />,
  tool: ({ block }) => <ToolBlock block={block} />,
  installerDirectory: ({ block }) => <InstallerDirectoryBlock block={block} />,
  panelWorking: ({ block }) => <PanelWorkingBlock block={block} />,
  film: ({ block, number }) => <FilmBlock block={block} number={number} />,
  map: ({ block }) => <MapBlock block={block} />,
  download: ({ block }) => <DownloadBlock block={block} />,
  stats: ({ block }) => <StatsBlock block={block} />,
}

type PageBlocksProps = Printed & { blocks: readonly PageBlock[] }

/** The blocks of a page, in order, with figures and tables numbered. */
export function PageBlocks({ blocks, ...printed }: PageBlocksProps) {
  return <Blocks blocks={blocks} numbers={numbersOf(blocks)} {...printed} />
}

/** The same, folded by subject: for a page on which a reader looks one of them up. */
export function FoldedBlocks({ blocks, ...printed }: PageBlocksProps) {
  const numbers = numbersOf(blocks)
  return subjectsOf(blocks).map(({ id, heading, blocks: own }) => {
    const drawn = <Blocks key={id} blocks={own} numbers={numbers} {...printed} />
    if (heading === null) return drawn
    return (
      <Fold key={id} heading={<h2 className="text-h3">{heading}</h2>}>
        <div className="pb-9">{drawn}</div>
      </Fold>
    )
  })
}

function Blocks({ blocks, numbers, ...printed }: PageBlocksProps & { numbers: ReadonlyMap<string, number> }) {
  return blocks.map((block) => (
    <Part key={block.id}>
      <Block block={block} number={numbers.get(block.id) ?? 0} {...printed} />
    </Part>
  ))
}

function Block<Kind extends PageBlock['kind']>({
  block,
  ...rest
}: Printed & { block: { kind: Kind } & PageBlock; number: number }) {
  const draw: (given: BlockProps<Kind>) => ReactNode = DRAW[block.kind]
  return draw({ block: block as BlockOf<Kind>, ...rest }) // a block's kind determines its type
}
