import { memo, useState } from 'react'

import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/browser/save-file'
import {
  CHECKS,
  circuitTable,
  electricianNotes,
  fixingTable,
  TO_VERIFY,
} from '@/lib/calculators/designer/electrician-sheet'
import { fixingCsv, fixingList, type RoomFixings } from '@/lib/calculators/designer/fixing-list'
import { sheetOfDesign } from '@/lib/calculators/designer/sheet-of-design'
import { storeyName } from '@/lib/calculators/designer/words'
import { writeProjectFile } from '@/lib/calculators/professional/project-file'
import { designDxf } from '@/lib/domain/design/design-dxf'
import { BUNCHED_MAX } from '@/lib/domain/electrical/circuits/grouping'
import type { HomeSupply } from '@/lib/domain/estimate/project'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'

import { LoadsField } from '../loads-field'
import { FUSE_OPTIONS, fuseOf } from '../main-fuses'
import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import type { Outcome } from './designer-engine'
import { PackTable } from './pack-table'
import { savePack } from './save-pack'

type ElectricianPackProps = {
  outcome: Outcome
  /** The current choices, which the outcome may not reflect yet. */
  bunched: number
  supply: HomeSupply
  apply: Apply
}

/** Everything the electrician needs: where each panel is fixed, its circuit, what to check first, and files. */
export const ElectricianPack = memo(function ElectricianPack({
  outcome,
  bunched,
  supply,
  apply,
}: ElectricianPackProps) {
  const { design, result } = outcome
  const rooms = fixingList({ design, result })
  if (rooms.length === 0) return null
  const circuits = circuitTable(outcome)
  return (
    <section aria-labelledby="electrician-heading" className="isolate mt-8 border-t-[1.5px] border-ink pt-5">
      <h2 id="electrician-heading" className="text-h3 font-medium">
        For the electrician
      </h2>
      <p className="mt-1 max-w-[44em] text-sm">
        {TO_VERIFY} Distances are from the edge of the panel to the wall that it faces, as on the plan: left, right, top
        and bottom. Panels have the same numbers there. Joists are measured from the panel’s left edge, or from its
        bottom edge where they run from left to right.
      </p>
      <Files outcome={outcome} rooms={rooms} />
      <div className="grid items-start gap-x-10 lg:grid-cols-2">
        {rooms.map((room) => (
          <FixingTable key={room.id} room={room} />
        ))}
      </div>
      {circuits && (
        <div role="region" aria-label="Circuits and cables" tabIndex={0} className="overflow-x-auto">
          <PackTable table={circuits}>
            <strong>Circuits and cables</strong>, for an electrician to verify
          </PackTable>
        </div>
      )}
      {circuits && (
        <ChosenField
          className="no-print mt-4 max-w-96"
          label="How the cables of circuits run"
          value={String(bunched)}
          options={BUNCHES}
          onChoose={(value) => apply({ type: 'set-bunched', circuits: Number(value) })}
        />
      )}
      {circuits && <SupplyAnswers supply={supply} apply={apply} />}
      <ul className="mt-3 grid max-w-[60em] gap-1.5 text-sm">
        {electricianNotes(outcome).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Checks />
    </section>
  )
})

function SupplyAnswers({ supply, apply }: Pick<ElectricianPackProps, 'supply' | 'apply'>) {
  const setSupply = (change: Partial<HomeSupply>) => apply({ type: 'set-supply', supply: { ...supply, ...change } })
  return (
    <div className="no-print mt-4 grid max-w-[44em] gap-4">
      <ChosenField
        className="max-w-96"
        label="Main fuse"
        value={String(supply.mainFuseAmps)}
        options={FUSE_OPTIONS}
        onChoose={(amps) => setSupply({ mainFuseAmps: fuseOf(amps, supply.mainFuseAmps) })}
      />
      <LoadsField loads={supply.loads} onChange={(loads) => setSupply({ loads })} />
    </div>
  )
}

function Checks() {
  return (
    <>
      <h3 className="mt-6 font-semibold">Before anything is fixed</h3>
      <ul className="mt-2 grid max-w-[44em] gap-1.5 text-sm">
        {CHECKS.map((check) => (
          <li key={check} className="flex gap-2.5">
            <span aria-hidden className="mt-0.5 size-4 shrink-0 border-[1.5px] border-ink" />
            <span>{check}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Everything as a file. */
function Files({ outcome, rooms }: { outcome: Outcome; rooms: readonly RoomFixings[] }) {
  const { design, result } = outcome
  const [isMaking, setMaking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const makePdf = async () => {
    if (isMaking) return
    setMaking(true)
    setFault(await savePack(outcome))
    setMaking(false)
  }
  const dxf = () => designDxf({ design, panels: new Map(result.rooms.map(({ id, panels }) => [id, panels])) })
  const json = () => JSON.stringify({ version: DESIGN_FORM, savedAt: new Date().toISOString(), design }, null, 1)
  return (
    <>
      <div className="no-print mt-4 flex flex-wrap items-center gap-3">
        <Button size="sm" icon="download" busy={isMaking} onClick={() => void makePdf()}>
          Pack with plans at 1:50 (PDF)
        </Button>
        <Save name="panels.csv" type="text/csv" content={() => fixingCsv(rooms)}>
          Fixing list (CSV)
        </Save>
        <Save name="design.dxf" type="image/vnd.dxf" content={dxf}>
          Plan for CAD (DXF)
        </Save>
        <Save name="design.json" type="application/json" content={json}>
          Drawing (JSON)
        </Save>
        <Save name="project.json" type="application/json" content={() => writeProjectFile(sheetOfDesign(design))}>
          For the professional calculator (JSON)
        </Save>
      </div>
      <p role="status" className="no-print mt-2 text-sm font-semibold text-fault empty:hidden">
        {fault}
      </p>
    </>
  )
}

const BUNCHES = Array.from({ length: BUNCHED_MAX }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? 'Apart, more than twice their width' : `Together, ${index + 1} circuits in a bunch`,
}))

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

function FixingTable({ room }: { room: RoomFixings }) {
  return (
    <PackTable table={fixingTable(room)}>
      <strong>{room.name}</strong>, <span>{storeyName(room.storey).toLowerCase()}</span>, ceiling at{' '}
      <span>{room.heightMm.toLocaleString('en-GB')}</span> mm; distances in mm
    </PackTable>
  )
}
