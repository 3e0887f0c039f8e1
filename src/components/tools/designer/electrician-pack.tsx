import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/browser/save-file'
import { fixingCsv, fixingList, panelName, type RoomFixings } from '@/lib/calculators/designer/fixing-list'
import { designDxf } from '@/lib/domain/design/design-dxf'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'

import type { Outcome } from './designer-engine'
import { storeyName } from './room-list'

const CHECKS = [
  'Textured coating from before 2000 can contain asbestos: have it tested before drilling.',
  'Find the joists and check their centres and direction against the plan.',
  'Check for cables and pipes above the ceiling wherever a screw goes in.',
  'Note the insulation above: a cable under it carries less, so In ≤ Iz is worked out with it.',
  'Check the supply, the earthing and the free ways in the consumer unit.',
  'A new circuit is notifiable work in England and Wales.',
]

/** What the person who fits the panels needs: where each is fixed, on which circuit, what to check first, and files. */
export function ElectricianPack({ outcome }: { outcome: Outcome }) {
  const { design, result } = outcome
  const rooms = fixingList({ design, result })
  if (rooms.length === 0) return null
  const dxf = () => designDxf({ design, panels: new Map(result.rooms.map(({ id, panels }) => [id, panels])) })
  const json = () => JSON.stringify({ version: DESIGN_FORM, savedAt: new Date().toISOString(), design }, null, 1)
  return (
    <section aria-labelledby="electrician-heading" className="mt-8 border-t-[1.5px] border-ink pt-5">
      <h2 id="electrician-heading" className="text-h3 font-medium">
        For the electrician
      </h2>
      <p className="mt-1 max-w-[44em] text-sm">
        A proposal for an electrician to verify. Distances are from the edge of the panel to the wall that it faces, as
        on the plan: left, right, top and bottom. Panels have the same numbers there. Joists are measured from the
        panel’s left edge, or from its bottom edge where they run from left to right.
      </p>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <Save name="panels.csv" type="text/csv" content={() => fixingCsv(rooms)}>
          Fixing list (CSV)
        </Save>
        <Save name="design.dxf" type="image/vnd.dxf" content={dxf}>
          Plan for CAD (DXF)
        </Save>
        <Save name="design.json" type="application/json" content={json}>
          Drawing (JSON)
        </Save>
      </div>
      <div className="grid items-start gap-x-10 lg:grid-cols-2">
        {rooms.map((room) => (
          <FixingTable key={room.id} room={room} />
        ))}
      </div>
      <h3 className="mt-6 font-semibold">Before anything is fixed</h3>
      <ul className="mt-2 grid max-w-[44em] gap-1.5 text-sm">
        {CHECKS.map((check) => (
          <li key={check} className="flex gap-2.5">
            <span aria-hidden className="mt-0.5 size-4 shrink-0 border-[1.5px] border-ink" />
            {check}
          </li>
        ))}
      </ul>
    </section>
  )
}

type SaveProps = { name: string; type: string; content: () => string; children: string }

function Save({ name, type, content, children }: SaveProps) {
  return (
    <Button
      size="sm"
      look="secondary"
      icon="download"
      onClick={() => saveFile({ name, content: new Blob([content()], { type }) })}
    >
      {children}
    </Button>
  )
}

const COLUMNS = ['Panel', 'Circuit', 'Left', 'Right', 'Top', 'Bottom', 'Joists'] as const

function FixingTable({ room: { name, storey, heightMm, panels } }: { room: RoomFixings }) {
  return (
    <table className="mt-5 w-full break-inside-avoid text-sm tabular-nums max-sm:text-xs [&_td]:pl-2 [&_th+th]:pl-2">
      <caption className="pb-1.5 text-left">
        <strong>{name}</strong>, {storeyName(storey).toLowerCase()}, ceiling at {heightMm.toLocaleString('en-GB')} mm;
        distances in mm
      </caption>
      <thead className="border-b-2 border-ink">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="py-1 text-right font-semibold first:text-left">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {panels.map(({ number, circuit, toWallMm, joistsMm }) => (
          <tr key={number} className="border-b border-line text-right">
            <th scope="row" className="py-1.5 text-left font-normal">
              {panelName(number)}
            </th>
            <td>{circuit}</td>
            <td>{toWallMm.west}</td>
            <td>{toWallMm.east}</td>
            <td>{toWallMm.north}</td>
            <td>{toWallMm.south}</td>
            <td>{joistsMm.join(', ') || 'not drawn'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
