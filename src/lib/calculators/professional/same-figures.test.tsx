import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'

import { ResultsSections } from '@/components/tools/professional-calculator/results-sections'
import type { Project } from '@/lib/domain/estimate/project'
import { printable } from '@/lib/pdf/printable'
import { projectReportPdf } from '@/lib/pdf/project-report'
import { checkProject, checkSheet } from '@/lib/schemas/calculate/check-project'

import { BASIS } from '../../../../tests/fixtures/basis'
import { pdfText } from '../../../../tests/fixtures/pdf-text'
import { SETTINGS } from '../../../../tests/fixtures/site-settings'
import { verdictLines } from '../verdict-view'
import { EXAMPLE_PROJECT } from './example-project'
import { outcomeFigures } from './outcome-figures'
import { readProjectFile, writeProjectFile } from './project-file'
import { projectOutcome } from './project-outcome'
import { projectResult } from './project-result'
import { sheetOf } from './sheet'
import { sheetCalculator } from './sheet-result'
import { totalsFigures } from './totals-figures'

const SMALL: Project = { ...EXAMPLE_PROJECT, rooms: EXAMPLE_PROJECT.rooms.slice(0, 2) }
const withHome = (home: Partial<Project['home']>, own: Project['own'] = {}): Project => ({
  ...SMALL,
  home: { ...SMALL.home, ...home },
  own,
})
const PROJECTS: Record<string, Project> = {
  'the example': EXAMPLE_PROJECT,
  'storage heaters at 40 p': withHome({ heating: 'storage-heaters', pencePerKwh: 40 }),
  'own figures': withHome(
    { heating: 'panel-heaters' },
    { 'order.panel': 20_000, 'use.infrared-over-room-heaters': 0.9 },
  ),
  'an unknown heating': withHome({ heating: 'other' }),
}

/** Without spaces and with the symbols of the PDF fonts, as a document draws it. */
const bare = (text: string) => printable(text).replace(/\s+/g, '')

test.each(Object.entries(PROJECTS))('%s: screen, file and document agree', async (_name, project) => {
  const read = readProjectFile({
    text: writeProjectFile(sheetOf(project)),
    checks: { project: checkProject, sheet: checkSheet },
  })
  if (!read.ok) throw new Error(read.message)
  const { result } = sheetCalculator(BASIS)(read.sheet)
  const outcome = projectOutcome(result)
  if (!outcome || !result.totals) throw new Error('no result')
  const html = renderToStaticMarkup(<ResultsSections result={result} show={null} working={null} />)
  const texts = {
    screen: html.replace(/<[^>]*>/g, '').replace(/&#x27;/g, "'"),
    document: pdfText(await projectReportPdf({ project, unfinished: [], basis: BASIS, settings: SETTINGS })),
  }
  const figures = [
    result.hash,
    outcome.verdict.label,
    ...verdictLines(outcome.verdict).slice(0, 2),
    ...totalsFigures(result.totals).map(({ text }) => text),
    ...outcomeFigures(outcome).flatMap(({ text, likely }) => [text, likely]),
    outcome.payback ?? '',
  ]
  for (const [carrier, text] of Object.entries(texts))
    for (const figure of figures) expect(bare(text), carrier).toContain(bare(figure))
})

describe('the outcome of a project', () => {
  const outcomeOf = (project: Project) => {
    const outcome = projectOutcome(projectResult({ project, basis: BASIS }))
    if (!outcome) throw new Error('no outcome')
    return outcome
  }

  it('judges against the heating now', () => {
    expect(outcomeOf(withHome({ heating: 'gas-old' }))).toMatchObject({
      verdict: { verdict: 'good-for-some-rooms' },
      rating: expect.stringContaining('EPC'),
      paybackYears: null,
      payback: expect.stringContaining('never pay for themselves'),
    })
    expect(outcomeOf(withHome({ heating: 'other' }))).toMatchObject({ saving: null, payback: null, rating: null })
  })

  it('has a band around each figure', () => {
    const { cost, price, saving } = outcomeOf(withHome({ heating: 'gas-old' }))
    for (const band of [cost, saving]) {
      expect(band?.p10).toBeLessThan(band?.value ?? NaN)
      expect(band?.p90).toBeGreaterThan(band?.value ?? NaN)
    }
    expect(price.value).toBe(projectResult({ project: withHome({}), basis: BASIS }).totals?.price.value)
  })

  it('warns of a bare loft, unless no room has a roof', () => {
    const withRoof = (roof: Project['home']['fabric']['roof']) => withHome({ fabric: { ...SMALL.home.fabric, roof } })
    const firstReason = (roof: Project['home']['fabric']['roof']) =>
      outcomeOf({ ...withRoof(roof), rooms: EXAMPLE_PROJECT.rooms }).verdict.reasons[0]
    expect(firstReason('roof.loft-0')).toMatch(/^The loft comes first/)
    expect(outcomeOf(withRoof('roof.loft-0')).verdict.reasons[0]).not.toMatch(/loft/)
    expect(firstReason('roof.loft-200')).not.toMatch(/loft/)
  })
})
