import type { Endpoint, PayloadRequest } from 'payload'

import { auditRequest } from '@/lib/accounts/record-audit'
import { type ActionReply, documentAction } from '@/lib/cms/access/document-action'
import { editors } from '@/lib/cms/access/rules'
import { cleanFile } from '@/lib/cms/media/clean-upload'
import { PROOF_BYTES_MAX, PROOF_KINDS } from '@/lib/content/proof-files'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'
import { readDocumentId } from '@/lib/schemas/document-id'
import { askForCheckSchema, confirmCheckSchema } from '@/lib/schemas/proof-check'

import type { Part, Proved } from './parts'
import { addCheck, confirmCheck, type ProofCheck, readChecks, readProofFile, type Subject } from './proof-checks'

const FORBIDDEN = 'Only editors and admins can check proof.'
const MISSING: ActionReply = { status: 404, message: 'This no longer exists.' }
const CHANGED: ActionReply = {
  status: 409,
  message: 'The text has been changed since you opened it. Reload the page and read it again.',
}
const NO_EVIDENCE: ActionReply = {
  status: 400,
  message: 'First say under “Proof” where the original is kept, and save.',
}
const NO_FILE: ActionReply = { status: 400, message: 'Choose a file that shows the original.' }
const ASKED: ActionReply = { status: 409, message: 'A check of this text has been asked for already.' }
const OWN: ActionReply = { status: 403, message: 'You asked for this check, so a colleague has to confirm it.' }
const CONFIRMED: ActionReply = { status: 409, message: 'A colleague has confirmed this already.' }

const EDITORS_ONLY = { rule: editors, forbidden: FORBIDDEN, missing: MISSING } as const

type Slug = 'testimonials' | 'case-studies' | 'installers' | 'claims'

/** A part of a document as it was last saved, with the latest check of this very text. */
export type PartOnFile = Pick<Part, 'id' | 'label' | 'digest'> & { hasEvidence: boolean; check: ListedCheck | null }
type ListedCheck = Omit<ProofCheck, 'part' | 'digest' | 'askedById'> & { isYours: boolean }

/** Endpoints for checking proof: list the checks, request one, download its file, confirm it. */
export const proofEndpoints = (slug: Slug, proved: Proved): Endpoint[] => [
  documentAction({
    ...EDITORS_ONLY,
    name: 'proof',
    method: 'get',
    act: async ({ id, req, user }) => {
      const parts = await partsOnFile(req, { slug, id, proved })
      if (!parts) return MISSING
      const checks = await readChecks(req, { collection: slug, id })
      return { status: 200, message: '', records: parts.map((part) => listed(part, { checks, userId: user.id })) }
    },
  }),
  documentAction({
    ...EDITORS_ONLY,
    name: 'ask-for-check',
    takesFile: true,
    schema: askForCheckSchema,
    act: async ({ id, input, file, req, user }) => {
      const part = await savedPart(req, { slug, id, proved, ...input })
      if (!part) return CHANGED
      if (part.evidence.trim() === '') return NO_EVIDENCE
      if (!file) return NO_FILE
      const cleaned = await cleanFile(
        { name: file.name, mimetype: file.type, data: Buffer.from(await file.arrayBuffer()) },
        { kinds: PROOF_KINDS, bytesMax: PROOF_BYTES_MAX },
      )
      const asked = {
        subject: { collection: slug, id },
        part: part.id,
        digest: part.digest,
        by: user,
        file: { name: cleaned.name, type: cleaned.mimetype, data: cleaned.data },
      }
      const isAdded = await recorded(req, { action: 'proof-asked', subject: asked.subject }, () => addCheck(req, asked))
      return isAdded ? { status: 200, message: 'A colleague will find this under “What to do”.' } : ASKED
    },
  }),
  documentAction({
    ...EDITORS_ONLY,
    name: 'confirm-check',
    schema: confirmCheckSchema,
    act: async ({ id, input, req, user }) => {
      const subject = { collection: slug, id }
      const found = (await readChecks(req, subject)).find((check) => check.id === input.check)
      const part = found && (await savedPart(req, { slug, id, proved, part: found.part, digest: found.digest }))
      if (!found || !part || part.digest !== input.digest) return CHANGED
      if (found.askedById === Number(user.id)) return OWN
      const isConfirmed = await recorded(req, { action: 'proof-confirmed', subject }, () =>
        confirmCheck(req, { subject, check: found.id, digest: found.digest, by: user }),
      )
      return isConfirmed ? { status: 200, message: 'Confirmed. It can be published now.' } : CONFIRMED
    },
  }),
  {
    path: '/:id/proof-file/:check',
    method: 'get',
    handler: async (req) => (editors({ req }) ? sendFile(req, slug) : notFound()),
  },
]

type Saved = { slug: Slug; id: number; proved: Proved }

/** The parts of the latest version, published or not; null if there is no such document. */
async function partsOnFile(req: PayloadRequest, { slug, id, proved }: Saved): Promise<Part[] | null> {
  const doc = await req.payload.findByID({ collection: slug, id, draft: true, depth: 0, disableErrors: true, req })
  return doc && proved.partsOf({ ...doc }, req.payload.collections[slug].config)
}

/** The part with this text, if it is still the one that is saved. */
async function savedPart(
  req: PayloadRequest,
  { part, digest, ...saved }: Saved & { part: string; digest: string },
): Promise<Part | undefined> {
  const parts = await partsOnFile(req, saved)
  return parts?.find((one) => one.id === part && one.digest === digest)
}

function listed(
  { id, label, digest, evidence }: Part,
  { checks, userId }: { checks: readonly ProofCheck[]; userId: number | string },
): PartOnFile {
  const found = checks.find((check) => check.part === id && check.digest === digest)
  if (!found) return { id, label, digest, hasEvidence: evidence.trim() !== '', check: null }
  const { part: _, digest: __, askedById, ...check } = found
  return { id, label, digest, hasEvidence: true, check: { ...check, isYours: askedById === Number(userId) } }
}

type Recorded = { action: 'proof-asked' | 'proof-confirmed'; subject: Subject }

/** The change and its entry in the audit log, or neither. */
const recorded = (req: PayloadRequest, { action, subject }: Recorded, change: () => Promise<boolean>) =>
  inPayloadTransaction(
    req,
    async () => {
      const isDone = await change()
      if (isDone) await auditRequest(req, { action, what: `${subject.collection} ${subject.id}` })
      return isDone
    },
    (isDone) => isDone,
  )

async function sendFile(req: PayloadRequest, slug: Slug): Promise<Response> {
  const [id, check] = [req.routeParams?.id, req.routeParams?.check].map((param) => readDocumentId(String(param)))
  if (!id || !check) return notFound()
  const file = await readProofFile(req, { collection: slug, id, check })
  if (!file) return notFound()
  return new Response(new Uint8Array(file.data), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const notFound = () => Response.json({ message: MISSING.message }, { status: 404 })
