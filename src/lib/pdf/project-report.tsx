import { StyleSheet, Text } from '@react-pdf/renderer'

import { comfortLines } from '@/lib/calculators/comfort-share'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { ownFiguresUsed } from '@/lib/calculators/professional/own-figures-used'
import { comfortOfProject } from '@/lib/calculators/professional/project-comfort'
import { projectOutcome } from '@/lib/calculators/professional/project-outcome'
import { type ProjectResult, projectResult, type ProjectTotals } from '@/lib/calculators/professional/project-result'
import type { UnfinishedRoom } from '@/lib/calculators/professional/rooms-left-out'
import { countsWords, shortRoomsWords } from '@/lib/calculators/professional/totals-figures'
import type { SiteSettings } from '@/lib/content/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Project } from '@/lib/domain/estimate/project'
import { workingOf } from '@/lib/domain/quantity/working'

import { registerFonts } from './fonts'
import { printable } from './printable'
import { AssumptionsSection, OwnFiguresSection } from './project-assumptions'
import { CircuitsSection, YearSection } from './project-electricity'
import { OutcomeSection } from './project-outcome'
import { RoomsSection } from './project-rooms'
import { TotalsSection } from './project-totals'
import { WorkingSection } from './project-working'
import { Section } from './report-section'
import { RuledTable } from './ruled-table'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'

export type ProjectReport = {
  project: Project
  unfinished: readonly UnfinishedRoom[]
  basis: Basis
  settings: SiteSettings
}

/** A project of the professional calculator on A4 with full working; byte-identical for the same project and day. */
export async function projectReportPdf(input: ProjectReport): Promise<Buffer> {
  registerFonts()
  return renderTagged(ReportPages(input))
}

function ReportPages({ project, unfinished, basis, settings: { company, mainPhone, email } }: ProjectReport) {
  const result = projectResult({ project, basis })
  const outcome = projectOutcome(result)
  const date = writtenDate(basis.date)
  const { totals, circuits, year, quantities, shared, expired } = result
  const own = ownFiguresUsed(quantities)
  const title = project.name === '' ? 'Heating, room by room' : project.name
  return (
    <Sheet
      title={title}
      subject="Heat loss, panels and circuits, room by room"
      {...{ company, email, date }}
      phone={mainPhone.display}
      asOf={new Date(basis.date)}
    >
      <Text style={styles.lede}>
        {totals
          ? `${count(totals.panels.value, 'panel')} at their rated power for ${Math.round(totals.floorArea.value)} m², by heat loss or the manufacturer’s rule of thumb, whichever is more.`
          : 'No room could be worked out.'}
      </Text>
      {unfinished.length > 0 && <UnfinishedSection rooms={unfinished} />}
      {outcome && (
        <Section title={`Our verdict: ${outcome.verdict.label}`}>
          <OutcomeSection outcome={outcome} />
        </Section>
      )}
      {totals && (
        <Section title="What it comes to">
          <TotalsSection totals={totals} />
          <ComfortNote totals={totals} result={result} />
        </Section>
      )}
      {own.length > 0 && (
        <Section title="With your own figures">
          <OwnFiguresSection figures={own} />
        </Section>
      )}
      <Section title="Rooms by both methods">
        <RoomsSection rooms={result.rooms} totals={totals} />
      </Section>
      {circuits && (
        <Section title="Circuits and supply">
          <CircuitsSection circuits={circuits} rooms={project.rooms} />
        </Section>
      )}
      {year && (
        <Section title="A year of heating">
          <YearSection year={year} />
        </Section>
      )}
      <Section title="Assumptions">
        <AssumptionsSection quantities={quantities} expired={expired} />
      </Section>
      <Section title="Working">
        <WorkingSection working={workingOf(quantities)} rooms={project.rooms} />
      </Section>
      <ClosingNote hash={result.hash} place={shared.climate.place} date={date} />
    </Sheet>
  )
}

/** What panels can give, what would make it enough, and why there are two counts. */
function ComfortNote({ totals, result }: { totals: ProjectTotals; result: ProjectResult }) {
  const comfort = comfortOfProject(result)
  const lines = comfort && comfortLines(comfort)
  const words = [
    ...(lines ? [lines.share, ...lines.measures.split('\n')] : []),
    shortRoomsWords(result.rooms.filter((room) => room.ok)),
    countsWords({ totals, shared: result.shared }),
  ]
  return words.map(
    (line) =>
      line !== null && (
        <Text key={line} style={styles.line}>
          {printable(line)}
        </Text>
      ),
  )
}

function ClosingNote({ hash, place, date }: Record<'hash' | 'place' | 'date', string>) {
  return (
    <Text style={styles.note}>
      Calculation {hash}, for {place} on {date}, from the figures entered and without a survey. It does not replace a
      design to BS EN 12831-1 by a surveyor, nor an electrician’s to BS 7671.
    </Text>
  )
}

function UnfinishedSection({ rooms }: { rooms: readonly UnfinishedRoom[] }) {
  return (
    <Section title={`Not counted: ${count(rooms.length, 'unfinished room')}`}>
      <RuledTable
        columns={[
          { heading: 'Room', share: 2 },
          { heading: 'Entered', share: 4 },
          { heading: 'Missing', share: 3 },
        ]}
        rows={rooms.map(({ name, entered, missing }) => [name, entered, missing].map(printable))}
      />
    </Section>
  )
}

function count(amount: number, of: string): string {
  return amount === 1 ? `1 ${of}` : `${amount.toLocaleString('en-GB')} ${of}s`
}

const styles = StyleSheet.create({
  line: { fontSize: 8.5, lineHeight: 1.45, marginTop: 4 },
  lede: { fontSize: 12, lineHeight: 1.4, marginBottom: 8, maxWidth: 440 },
  note: { marginTop: 12, fontSize: 8.5, lineHeight: 1.5, color: '#54414f' },
})
