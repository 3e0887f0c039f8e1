import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import type { Claim } from '@/lib/content/claim'
import type { Datasheet } from '@/lib/content/datasheet'
import type { SiteSettings } from '@/lib/content/site-settings'
import { type SpecRow, specRows } from '@/lib/content/spec-rows'
import { routes } from '@/lib/routing/routes'

import { HEADING_FONTS, registerFonts } from './fonts'
import { PanelDrawing } from './panel-drawing'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'
import { tagged } from './tags'

export type DatasheetDocument = { datasheet: Datasheet; settings: SiteSettings; siteUrl: string }

/** The product record as an A4 PDF; byte-identical for the same record. */
export async function datasheetPdf(input: DatasheetDocument): Promise<Buffer> {
  registerFonts()
  return renderTagged(DatasheetPages(input))
}

function DatasheetPages({
  datasheet: { panel, summary, claims, updatedAt, date },
  settings: { company, mainPhone, email },
  siteUrl,
}: DatasheetDocument) {
  const rows = specRows(panel)
  const half = Math.ceil(rows.length / 2)
  return (
    <Sheet
      title={`${panel.name}: datasheet`}
      subject="Datasheet"
      company={company}
      phone={mainPhone.display}
      email={email}
      date={date}
      asOf={new Date(updatedAt)}
    >
      <Text style={styles.lede}>{summary}</Text>
      <PanelDrawing panel={panel} />
      <Text style={styles.caption}>
        Seen from below and from its edge, to one scale. All sizes in mm; the shaded part is heated.
      </Text>
      <Part title="Figures">
        <View style={styles.columns}>
          <Rows rows={rows.slice(0, half)} />
          <Rows rows={rows.slice(half)} />
        </View>
      </Part>
      <Part title="Claims made for it, and the evidence">
        {claims.map((claim) => (
          <Statement key={claim.key} claim={claim} />
        ))}
      </Part>
      <Text style={styles.note}>
        Everything here is also on {new URL(routes.technicalSpecs, siteUrl).href}. Figures that have been published
        differently elsewhere, and what follows from each, are on{' '}
        {new URL(routes.technicalSpecifications, siteUrl).href}. How many panels a room needs is decided by its heat
        loss, not by this sheet.
      </Text>
    </Sheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.part} minPresenceAhead={40}>
      <Text style={styles.heading} {...tagged('H2')}>
        {title}
      </Text>
      {children}
    </View>
  )
}

// The PDF fonts have no Ω.
function Rows({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <View style={styles.column}>
      {rows.map(({ term, detail }) => (
        <View key={term} style={styles.row} wrap={false}>
          <Text style={styles.term}>{term}</Text>
          <Text style={styles.detail}>{detail.replace('Ω', 'ohms')}</Text>
        </View>
      ))}
    </View>
  )
}

function Statement({ claim }: { claim: Claim }) {
  const proof = claim.kind === 'reading' ? [claim.qualifier, claim.evidence].filter(Boolean).join(' ') : ''
  return (
    <View style={styles.statement} wrap={false}>
      <Text style={styles.said}>{claim.text}</Text>
      <Text style={styles.proof}>{proof}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  lede: { fontSize: 12, lineHeight: 1.4, marginBottom: 10, maxWidth: 440 },
  caption: { marginTop: 6, fontSize: 8.5, color: '#54414f' },
  part: { marginTop: 12 },
  heading: { fontFamily: HEADING_FONTS, fontWeight: 500, fontSize: 14, marginBottom: 3 },
  columns: { flexDirection: 'row', gap: 24 },
  column: { flex: 1 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 10,
    borderBottomWidth: 0.75,
    borderBottomColor: '#c2d0d2',
    paddingVertical: 2.5,
  },
  term: { fontSize: 10, fontWeight: 600, lineHeight: 1.3 },
  detail: { fontSize: 10, textAlign: 'right', lineHeight: 1.3 },
  statement: {
    flexDirection: 'row',
    gap: 14,
    borderBottomWidth: 0.75,
    borderBottomColor: '#c2d0d2',
    paddingVertical: 2.5,
  },
  said: { width: 170, fontSize: 10, fontWeight: 600, lineHeight: 1.3 },
  proof: { flex: 1, fontSize: 9, lineHeight: 1.35, color: '#54414f' },
  note: { marginTop: 10, fontSize: 8.5, lineHeight: 1.5, color: '#54414f' },
})
