import { factsIn } from '@/lib/domain/leads/document-facts'
import { NO_ANALYSIS, type ProjectAnalysis, withDocument } from '@/lib/domain/leads/project-facts'
import type { Opened } from '@/lib/integrations/files/open-file'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

/** Reads the text of a PDF, page by page. */
export type ReadPdf = (file: Buffer) => Promise<Opened<'text'>>

/** `isScanned`: whether there is a virus scanner, for which documents then wait. */
type Deps = { pool: Db; log: Logger; stopping: AbortSignal; readPdf: ReadPdf; isScanned: boolean }

/** Documents read per run, so that it stays within the time limit of its task. */
const DOCUMENTS_A_RUN = 5

const TRIES_MAX = 3

// One run is in progress at a time (schedule/tasks.ts), so a document that a run finds at the epoch was taken by an
// earlier run whose process ended. It is tried once more and not again, as the document itself may have ended the
// process. New ones come first.
const TAKE = `update lead_documents set read_at = case when read_at is null then 'epoch' else now() end
  where id = (
    select id from lead_documents where (read_at is null or read_at = 'epoch')
      and infection is null and (scanned_at is not null or not $1)
    order by read_at nulls first, id limit 1 for update skip locked)
  returning id, lead_id as "leadId", name, pdf`

const FINISH = 'update lead_documents set read_at = now() where id = $1'

const PROJECT = `select id, ai_analysis as analysis from project_quotes
  where id = (select project_quotes_id from leads_rels where parent_id = $1 and path = 'enquiry')`

// Updates nothing if someone has judged a fact in the meantime.
const KEEP = `update project_quotes set ai_analysis = $2, updated_at = now()
  where id = $1 and ai_analysis is not distinct from $3::jsonb returning id`

type Taken = { id: number; leadId: number; name: string; pdf: Buffer }

/** Reads the text of new documents and proposes the facts found in it to the staff of the project. */
export async function readDocuments(deps: Deps): Promise<void> {
  for (let count = 0; count < DOCUMENTS_A_RUN && !deps.stopping.aborted; count++) {
    const { rows } = await deps.pool.query<Taken>(TAKE, [deps.isScanned])
    if (!rows[0]) return
    await readOne(deps, rows[0])
    await deps.pool.query(FINISH, [rows[0].id])
  }
}

async function readOne({ pool, log, readPdf }: Deps, { id, leadId, name, pdf }: Taken): Promise<void> {
  const opened = await readPdf(pdf).catch((err: unknown) => ({
    refused: err instanceof Error ? err.message : 'unknown',
  }))
  if ('refused' in opened) log.warn({ msg: 'a document could not be read', document: id, reason: opened.refused })
  const found = 'made' in opened ? factsIn(opened.made) : null
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { rows } = await pool.query<{ id: number; analysis: ProjectAnalysis | null }>(PROJECT, [leadId])
    const [project] = rows
    if (!project) return // erased meanwhile
    const { id: projectId, analysis } = project
    const after = withDocument(analysis ?? NO_ANALYSIS, { document: { id, name }, found })
    const kept = await pool.query(KEEP, [projectId, JSON.stringify(after), analysis && JSON.stringify(analysis)])
    if (kept.rows.length > 0) return
  }
  throw new Error(`The facts from document ${id} could not be saved`)
}
