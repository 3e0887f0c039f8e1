import { amountOf } from '@/lib/calculators/format-working'
import {
  capacityWords,
  formatBathRooms,
  formatCable,
  formatNotice,
  formatUncounted,
  limitWords,
  roomsOnCircuit,
  SUPPLY_LABELS,
} from '@/lib/calculators/professional/format-circuits'
import type { ProjectCircuits } from '@/lib/calculators/professional/project-circuits'
import type { RoomFigures } from '@/lib/calculators/professional/room-result'
import { writtenNumber } from '@/lib/format/written-number'

import { FigureButton, type ShowWorking } from './figure-button'
import { ResultsTable } from './results-table'

type CircuitsPartProps = { circuits: ProjectCircuits; rooms: readonly RoomFigures[]; show: ShowWorking }

const oneDecimal = (value: number) => writtenNumber(value, { least: 1, most: 1 })

/** Which panels share a breaker, what each circuit draws, and whether cable and supply can carry it. */
export function CircuitsSection({ circuits, rooms, show }: CircuitsPartProps) {
  const { schedule, working, voltDrop, capacity, carriesBreaker, supply, spare } = circuits
  const bathRooms = formatBathRooms(circuits)
  const uncounted = formatUncounted(circuits.uncounted)
  return (
    <>
      <CircuitTable schedule={schedule} rooms={rooms} />
      <ul className="mt-4 grid max-w-[44em] gap-2 text-sm">
        <li>
          <FigureButton of={working.circuits.key} show={show}>
            {schedule.length === 1 ? 'One circuit' : `${schedule.length} circuits`}
          </FigureButton>{' '}
          <span>{`of no more than ${limitWords(circuits)}.`}</span> All panels on draw{' '}
          <FigureButton of={working.heatingAmps.key} show={show}>
            {amountOf(working.heatingAmps)}
          </FigureButton>
          .
        </li>
        <li>
          The fullest circuit draws{' '}
          <FigureButton of={working.circuitAmps.key} show={show}>
            {amountOf(working.circuitAmps)}
          </FigureButton>{' '}
          at 230 V, and{' '}
          <FigureButton of={working.worstAmps.key} show={show}>
            {amountOf(working.worstAmps)}
          </FigureButton>{' '}
          at 253 V, the highest voltage that is allowed.
        </li>
        <li>
          Volt drop at the end of the fullest circuit:{' '}
          <FigureButton of={voltDrop.key} show={show}>
            {amountOf(voltDrop)}
          </FigureButton>{' '}
          of the 5% allowed.
        </li>
        <li className={carriesBreaker ? undefined : 'font-semibold text-fault'}>
          As installed, the cable carries{' '}
          <FigureButton of={capacity.key} show={show}>
            {amountOf(capacity)}
          </FigureButton>
          <span>{`, ${capacityWords(circuits)}. ${formatCable(circuits)}`}</span>
        </li>
        <li className={supply.outcome === 'over' ? 'font-semibold text-fault' : undefined}>
          <span>{`${SUPPLY_LABELS[supply.outcome]}: `}</span>
          <FigureButton of={spare.key} show={show}>
            {amountOf({ value: Math.abs(spare.value), unit: 'A' })}
          </FigureButton>{' '}
          <span>{spare.value < 0 ? 'too little' : 'left'}</span> with everything on.{' '}
          <span>{supply.asksOperator && 'Above 60 A, ask the network operator first.'}</span>
        </li>
        {uncounted && <li>{`${uncounted} Tick yours under “Use and supply”.`}</li>}
        <li>{formatNotice(circuits)}</li>
        {bathRooms && <li>{bathRooms}</li>}
      </ul>
    </>
  )
}

type CircuitTableProps = Pick<CircuitsPartProps, 'rooms'> & { schedule: CircuitsPartProps['circuits']['schedule'] }

function CircuitTable({ schedule, rooms }: CircuitTableProps) {
  const names = new Map(rooms.map(({ room }) => [room.id, room.name]))
  const rows = schedule.map((circuit, index) => ({
    key: String(index),
    cells: [
      String(index + 1),
      roomsOnCircuit(circuit, names),
      circuit.panels,
      writtenNumber(circuit.load.watts),
      oneDecimal(circuit.load.amps),
      `${Math.round(circuit.load.percentOfBreaker)}%`,
    ],
  }))
  return (
    <ResultsTable
      caption="16 A circuits"
      headings={['Circuit', 'Rooms and their panels', 'Panels', 'W', 'A', 'Of 16 A']}
      rows={rows}
      words={2}
    />
  )
}
