import { renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import type { Project } from '@/lib/domain/project/project'
import { workingOf } from '@/lib/domain/quantity/working'
import { writtenDate } from '@/lib/domain/text/written-date'
import { ownFiguresUsed } from '@/lib/site/professional/own-figures-used'
import { projectResult } from '@/lib/site/professional/project-result'
import type { Basis } from '@/lib/site/quick-calculation/estimate'
import type { SiteSettings } from '@/lib/site/site-settings'

import { HEADING_FONTS, registerFonts } from './fonts'
import { AssumptionsPart, OwnFiguresPart } from './project-assumptions'
import { CircuitsPart, YearPart } from './project-electricity'
import { RoomsPart } from './project-rooms'
import { TotalsPart } from './project-totals'
import { WorkingPart } from './project-working'
import { Sheet } from './sheet'

export type ProjectReport = {
  project: Project
  /** How many rooms that were entered are not in it. */ roomsLeftOut: number
  basis: Basis
  settings: SiteSettings
}

/** A project of the professional calculator on A4, with all its working; the same bytes from the same project on the same day. */
export async function projectReportPdf(input: ProjectReport): Promise<Buffer> {
  registerFonts()
  return renderToBuffer(ReportPages(input))
}

function ReportPages({ project, roomsLeftOut, basis, settings: { company, mainPhone, email } }: ProjectReport) {
  const result = projectResult({ project, basis })
  const date = writtenDate(basis.date)
  const { totals, circuits, year, quantities, shared, expired } = result
  const own = ownFiguresUsed(quantities)
  const title = project.name === '' ? 'Heating, room by room' : project.name
  return (
    <Sheet
      title={title}
      subject="Heat loss, panels and circuits, room by room"
      company={company}
      phone={mainPhone.display}
      email={email}
      date={date}
      asOf={new Date(basis.date)}
    >
      <Text style={styles.lede}>
        {totals
          ? `${count(totals.panels.value, 'panel')} at their rated power for ${Math.round(totals.floorArea.value)} m², by heat loss or the maker’s short rule, whichever asks for more.`
          : 'No room could be worked out.'}
      </Text>
      {roomsLeftOut > 0 && (
        <Text style={styles.lede}>Not counted: {count(roomsLeftOut, 'room')} of the home could not be worked out.</Text>
      )}
      {totals && (
        <Part title="What it comes to">
          <TotalsPart totals={totals} />
        </Part>
      )}
      {own.length > 0 && (
        <Part title="With your own figures">
          <OwnFiguresPart figures={own} />
        </Part>
      )}
      <Part title="Rooms by both methods">
        <RoomsPart rooms={result.rooms} totals={totals} />
      </Part>
      {circuits && (
        <Part title="Circuits and supply">
          <CircuitsPart circuits={circuits} rooms={project.rooms} />
        </Part>
      )}
      {year && (
        <Part title="A year of heating">
          <YearPart year={year} />
        </Part>
      )}
      <Part title="Assumptions">
        <AssumptionsPart quantities={quantities} expired={expired} />
      </Part>
      <Part title="Working">
        <WorkingPart working={workingOf(quantities)} rooms={project.rooms} />
      </Part>
      <Text style={styles.note}>
        Worked out for {shared.climate.place} on {date} from what was entered; nobody has been in the rooms. It does not
        replace a design to BS EN 12831-1 by somebody who has, nor an electrician’s to BS 7671.
      </Text>
    </Sheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Text style={styles.heading} minPresenceAhead={40}>
        {title}
      </Text>
      {children}
    </View>
  )
}

function count(amount: number, of: string): string {
  return amount === 1 ? `1 ${of}` : `${amount.toLocaleString('en-GB')} ${of}s`
}

const styles = StyleSheet.create({
  lede: { fontSize: 12, lineHeight: 1.4, marginBottom: 8, maxWidth: 440 },
  part: { marginTop: 12 },
  heading: { fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 14, marginBottom: 4 },
  note: { marginTop: 12, fontSize: 8.5, lineHeight: 1.5, color: '#54414f' },
})
