import { StyleSheet, Text, View } from '@react-pdf/renderer'

import { designCalculator } from '@/lib/calculators/designer/design-result'
import {
  CHECKS,
  circuitTable,
  electricianNotes,
  fixingTable,
  type SheetTable,
  TO_VERIFY,
} from '@/lib/calculators/designer/electrician-sheet'
import { fixingList } from '@/lib/calculators/designer/fixing-list'
import { storeyName } from '@/lib/calculators/designer/words'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { SiteSettings } from '@/lib/content/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Design } from '@/lib/domain/design/design'
import { counted } from '@/lib/format/counted'
import { writtenNumber } from '@/lib/format/written-number'

import { PlanPages, TemplatePage, ViewPages } from './design-pack-pages'
import { registerFonts } from './fonts'
import { printable } from './printable'
import { Section } from './report-section'
import { RuledTable } from './ruled-table'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'
import { tagged } from './tags'

/** Input of the pack. The panels of each room have been placed, since a layout takes longer than a visitor waits. */
export type DesignPack = {
  design: Design
  basis: Basis
  settings: SiteSettings
  /** URL of the shared design; null if it is not shared. */
  link: string | null
}

/** A design for the electrician, on A4 and A3; byte-identical for the same design and day. */
export async function designPackPdf(input: DesignPack): Promise<Buffer> {
  registerFonts()
  return renderTagged(PackPages(input))
}

function PackPages({ design, basis, settings: { company, mainPhone, email }, link }: DesignPack) {
  const result = designCalculator(basis).result(design)
  const rooms = fixingList({ design, result })
  const date = writtenDate(basis.date)
  const circuits = circuitTable({ design, result })
  return (
    <Sheet
      title="For the electrician"
      subject="Where panels are fixed, circuits and cables"
      company={company}
      phone={mainPhone.display}
      email={email}
      date={date}
      asOf={new Date(basis.date)}
      caution={`${TO_VERIFY} ${date}.`}
      pages={(foot) => (
        <>
          <ViewPages design={design} result={result} foot={foot} />
          <PlanPages design={design} rooms={rooms} foot={foot} />
          <TemplatePage design={design} rooms={rooms} foot={foot} />
        </>
      )}
    >
      <Text style={styles.lede}>
        {`${TO_VERIFY} ${counted(result.panels, 'panel')} in ${counted(rooms.length, 'room')}, on ${counted(result.circuits.length, 'circuit')}.`}
      </Text>
      {link !== null && <Text style={styles.line}>{`The design as it is now: ${link}`}</Text>}
      <PanelsSection rooms={rooms} />
      {circuits && (
        <Section title="Circuits and cables">
          <PackTable table={circuits} shares={[1.1, 5, 1, 1.1, 1.2, 1.6, 1, 1.1, 1]} />
          {electricianNotes({ design, result }).map((note) => (
            <Text key={note} style={styles.line}>
              {printable(note)}
            </Text>
          ))}
        </Section>
      )}
      <ChecksSection />
    </Sheet>
  )
}

function PanelsSection({ rooms }: { rooms: ReturnType<typeof fixingList> }) {
  return (
    <Section title="Panels and where they are fixed">
      <Text style={styles.line}>
        Distances are in mm from the edge of the panel to the wall that it faces, as on the plan. Joists are measured
        from the panel’s left edge, or from its bottom edge where they run from left to right.
      </Text>
      {rooms.map((room) => (
        <View key={room.id} style={styles.room}>
          <Text style={styles.caption} minPresenceAhead={50} {...tagged('H3')}>
            {`${room.name}, ${storeyName(room.storey).toLowerCase()}, ceiling at ${writtenNumber(room.heightMm)} mm`}
          </Text>
          <PackTable table={fixingTable(room)} shares={[1, 1, 1, 1, 1, 1, 3]} />
        </View>
      ))}
    </Section>
  )
}

function ChecksSection() {
  return (
    <View wrap={false}>
      <Section title="Before anything is fixed">
        {CHECKS.map((check) => (
          <View key={check} style={styles.check} wrap={false}>
            <View style={styles.box} />
            <Text style={styles.checked}>{printable(check)}</Text>
          </View>
        ))}
      </Section>
    </View>
  )
}

function PackTable({ table: { columns, rows }, shares }: { table: SheetTable; shares: readonly number[] }) {
  return (
    <RuledTable
      columns={columns.map((heading, index) => ({ heading, share: shares[index] ?? 1 }))}
      rows={rows.map((row) => row.map(printable))}
    />
  )
}

const styles = StyleSheet.create({
  lede: { fontSize: 12, lineHeight: 1.4, marginBottom: 6, maxWidth: 440 },
  line: { marginTop: 3, fontSize: 8.5, lineHeight: 1.45 },
  room: { marginTop: 6 },
  caption: { fontSize: 9.5, fontWeight: 600 },
  check: { flexDirection: 'row', gap: 7, marginTop: 4 },
  box: { width: 9, height: 9, marginTop: 2, borderWidth: 1, borderColor: '#281325' },
  checked: { flex: 1, fontSize: 9.5, lineHeight: 1.4 },
})
