import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { text } from 'payload/shared'

import { londonTime } from '@/lib/domain/calendar/london-time'
import {
  mayMovePartner,
  missingForAcceptance,
  PARTNER_STAGES,
  type PartnerAgreement,
  readTerritory,
} from '@/lib/domain/leads/partner-stages'
import { labelOf } from '@/lib/domain/text/label-of'
import type { PartnerApplication } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

const NO_AREA = 'Enter postcode areas, such as SN, BA.'

export const checkTerritory: TextFieldSingleValidation = (value, options) =>
  readTerritory(value ?? '') === null ? NO_AREA : text(value, options)

/**
 * An application moves one stage at a time, and is accepted only with everything agreed. The territory of a distributor
 * is theirs alone.
 */
export const checkStage: CollectionBeforeChangeHook<PartnerApplication> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const application: PartnerApplication = { ...originalDoc, ...data }
  const message =
    problemWithMove(originalDoc.stage, application) ?? (await problemWithTerritory(originalDoc.id, application, req))
  if (message)
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'stage', label: 'Stage', message }] },
      req.t,
    )
  const areas = readTerritory(application.territory ?? '')
  // Otherwise as typed: its field is checked after this.
  return areas ? { ...data, territory: areas.join(', ') } : data
}

function problemWithMove(from: PartnerApplication['stage'], application: PartnerApplication): string | null {
  const { stage: to } = application
  if (from === to) return null
  if (!mayMovePartner({ from, to }))
    return `From “${labelOf(PARTNER_STAGES, from)}” it cannot go to “${labelOf(PARTNER_STAGES, to)}”.`
  if (to !== 'accepted') return null
  return missingForAcceptance(agreementOf(application), londonTime(now()).date).join(' ') || null
}

/** Who else has a part of the territory of an accepted distributor; null if nobody has. */
async function problemWithTerritory(
  id: number,
  { kind, stage, territory }: PartnerApplication,
  req: PayloadRequest,
): Promise<string | null> {
  if (kind !== 'distributor' || stage !== 'accepted') return null
  const { docs } = await req.payload.find({
    collection: 'partner-applications',
    where: { and: [{ id: { not_equals: id } }, { kind: { equals: kind } }, { stage: { equals: stage } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true, // whoever changes an application may read them
    req,
  })
  const areas = areasIn(territory)
  const other = docs.find((accepted) => areasIn(accepted.territory).some((area) => areas.includes(area)))
  return other ? `${other.company || other.name} already has a part of this territory.` : null
}

const areasIn = (typed: string | null | undefined): string[] => readTerritory(typed ?? '') ?? []

const agreementOf = (application: PartnerApplication): PartnerAgreement => ({
  kind: application.kind,
  territory: areasIn(application.territory),
  documents: (application.documents ?? []).map(({ what, expiresOn }) => ({
    what,
    expiresOn: expiresOn ? expiresOn.slice(0, 10) : null,
  })),
  termsAgreedOn: application.termsAgreedOn ?? null,
  marginPercent: application.marginPercent ?? null,
  feePounds: application.feePounds ?? null,
})
