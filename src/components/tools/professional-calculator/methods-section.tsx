import { amountOf } from '@/lib/calculators/format-working'
import type { ProjectTotals } from '@/lib/calculators/professional/project-result'
import type { RoomFigures } from '@/lib/calculators/professional/room-result'
import { methodsWords } from '@/lib/calculators/professional/totals-figures'
import { writtenNumber } from '@/lib/format/written-number'

import { FigureButton, type ShowWorking } from './figure-button'
import { ResultsTable } from './results-table'

type MethodsPartProps = { rooms: readonly RoomFigures[]; totals: ProjectTotals; show: ShowWorking }

/** Every room by both methods, side by side, with the reasons for the differences. */
export function MethodsSection({ rooms, totals, show }: MethodsPartProps) {
  const of = (key: string, value: number) => (
    <FigureButton of={key} show={show}>
      {writtenNumber(value)}
    </FigureButton>
  )
  const rows = rooms.map(({ room, loss, ruleWatts, panels, panelsAtStatedTemperature, difference }) => ({
    key: room.id,
    cells: [
      <details key="why" className="max-w-[34em]">
        <summary className="min-h-11 cursor-pointer py-2.5 md:min-h-0 md:py-0">{room.name}</summary>
        <p className="py-1.5 font-normal">{difference}</p>
      </details>,
      amountOf({ value: loss.floorArea.value, unit: 'm²' }),
      amountOf({ value: loss.indoor.value, unit: '°C' }),
      of(loss.heatLoss.key, loss.heatLoss.value),
      of(loss.wattsPerM2.key, loss.wattsPerM2.value),
      of(ruleWatts.key, ruleWatts.value),
      of(panels.key, panels.value),
      of(panelsAtStatedTemperature.key, panelsAtStatedTemperature.value),
    ],
  }))
  const total = {
    key: 'total',
    isTotal: true,
    cells: [
      'The home',
      amountOf({ value: totals.floorArea.value, unit: 'm²' }),
      '',
      ...[totals.heatLoss, totals.wattsPerM2, totals.ruleWatts, totals.panels, totals.panelsAtStatedTemperature].map(
        ({ key, value }) => of(key, value),
      ),
    ],
  }
  return (
    <>
      <ResultsTable
        caption="Rooms by both methods"
        headings={[
          'Room, and why the methods differ',
          'Floor',
          'Warm to',
          'By its parts, W',
          'W/m²',
          'By the rule, W',
          'Panels',
          'At stated temperature',
        ]}
        rows={[...rows, total]}
      />
      <p className="mt-3 max-w-[44em] text-xs text-ink-2">{methodsWords(totals)}</p>
    </>
  )
}
