import { notFound } from 'next/navigation'

import { DesignCorrection } from '@/components/tools/designer/design-correction'
import { PackTable } from '@/components/tools/designer/pack-table'
import { QuoteLink } from '@/components/tools/designer/quote-link'
import { SharedDesignComments } from '@/components/tools/designer/shared-design-comments'
import { SharedDesignLinks } from '@/components/tools/designer/shared-design-links'
import { SharedDesignVersions } from '@/components/tools/designer/shared-design-versions'
import { SharedDesigner } from '@/components/tools/designer/shared-designer'
import { type Pin, SharedPlans } from '@/components/tools/designer/shared-plans'
import { ArrowLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Part } from '@/components/ui/part'
import { comfortFields } from '@/lib/calculators/designer/comfort-fields'
import { placesOf, withPins } from '@/lib/calculators/designer/comment-pins'
import { designMessage } from '@/lib/calculators/designer/design-message'
import { designCalculator } from '@/lib/calculators/designer/design-result'
import { circuitTable, electricianNotes, roomTable } from '@/lib/calculators/designer/electrician-sheet'
import { firstNumbers } from '@/lib/calculators/designer/fixing-list'
import { verdictWords } from '@/lib/calculators/designer/words'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { getBasis } from '@/lib/data/basis'
import { payloadClient } from '@/lib/data/payload-client'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design } from '@/lib/domain/design/design'
import { designChanges } from '@/lib/domain/design/design-changes'
import { withLaidPanels } from '@/lib/domain/design/laid-design'
import { poundsAndPence } from '@/lib/format/pounds'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { sharedDesignPack, sharedDesignPage } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { findSharedDesign, LINKS_SENT, type SharedDesign, tokensOf } from '@/lib/use-cases/designs/shared-design'
import { designComments, type DesignVersion, designVersions } from '@/lib/use-cases/designs/shared-design-history'

import type { FormReplyProps } from '../../../form-reply-props'
import { panelsOnSale } from '../panels-on-sale'

const LEDES = {
  view: 'You can look at this design. Its rooms, panels and circuits are listed below.',
  comment: 'You can look at this design and comment on it.',
  edit: 'You can change this design. Each time you save, a version is kept.',
}

const KINDS = ROOM_KINDS.map(({ value, label }) => ({ value, label }))

type SharedDesignViewProps = {
  token: string
  version?: number | undefined
  /** What has just been sent. */
  sent?: string | undefined
  /** The lead whose drawing the sales desk corrects; only for them. */
  correcting?: number | null
  reply?: FormReplyProps
}

/** A shared design as a page that needs no JavaScript. `version`: an older version to show. */
export async function SharedDesignView(props: SharedDesignViewProps) {
  const { token, version, reply } = props
  if (!isEnquiryToken(token)) notFound()
  const pool = poolOf(await payloadClient())
  const found = await findSharedDesign(pool, token)
  if (!found) notFound()
  const [versions, comments, basis, products] = await Promise.all([
    designVersions(pool, found.id),
    designComments(pool, found.id),
    getBasis(),
    panelsOnSale(),
  ])
  const { right } = found
  const { number: shown, content } = versions.find(({ number }) => number === version) ?? newestOf(found)
  const design = withLaidPanels(content.design, content.laid)
  const pinned = withPins(comments, design)
  const isOld = shown < found.version
  const isGone = version !== undefined && version < (versions.at(-1)?.number ?? 0)
  return (
    <>
      <PageTitle lede={LEDES[right]}>A shared design.</PageTitle>
      <div className="isolate px-(--margin) pb-(--section) md:mx-auto md:max-w-[90rem]">
        <SentNotice sent={props.sent} />
        <CorrectionNotice versions={versions} shown={shown} token={token} />
        <Notices fault={reply?.fault ?? null} oldVersion={isOld ? shown : null} isGone={isGone} />
        {right === 'edit' && <ForEditors {...props} found={found} />}
        <DrawnDesign
          drawing={found.reference}
          design={design}
          basis={basis}
          pins={pinned.flatMap(({ place, pin }) => (place && pin ? [{ ...place, number: pin.number }] : []))}
        />
        {/* The pack is that of the newest version. */}
        {!isOld && <ArrowLink href={sharedDesignPack(token)}>The electrician’s pack as a PDF</ArrowLink>}
        {right === 'edit' && !isOld && (
          <Part>
            <SharedDesigner
              basis={basis}
              kinds={KINDS}
              design={content.design}
              products={products}
              shared={{ token, version: found.version, reference: found.reference }}
            />
          </Part>
        )}
        <Part>
          <SharedDesignComments
            comments={pinned}
            rooms={placesOf(design)}
            {...{ token, right }}
            form={formOf(token, isOfMail(reply) ? undefined : reply)}
          />
        </Part>
        <SharedDesignVersions versions={shownVersions(versions)} shown={shown} token={token} right={right} />
      </div>
    </>
  )
}

/** Which of the two forms of the page a reply is about. */
const isOfMail = (reply: FormReplyProps | undefined) => reply?.values.email !== undefined

type ForEditorsProps = SharedDesignViewProps & { found: SharedDesign }

/** What only those see who may change the design. */
function ForEditors({ token, correcting = null, reply, found }: ForEditorsProps) {
  return (
    <>
      {correcting !== null && <DesignCorrection token={token} lead={correcting} version={found.version} />}
      <Part>
        <SharedDesignLinks
          token={token}
          links={linksOf(found)}
          form={isOfMail(reply) ? formOf(token, reply) : NO_FORM}
        />
      </Part>
    </>
  )
}

const SENT: Readonly<Record<string, string>> = {
  links: LINKS_SENT,
  correction: 'The correction is on its way to the customer.',
}

function SentNotice({ sent }: { sent: string | undefined }) {
  const words = sent === undefined ? undefined : SENT[sent]
  return words && <p className="mb-4 font-semibold">{words}</p>
}

type CorrectionNoticeProps = { versions: readonly DesignVersion[]; shown: number; token: string }

/** What we have corrected in the version on the page, and the way to the one before. */
function CorrectionNotice({ versions, shown, token }: CorrectionNoticeProps) {
  const at = versions.findIndex(({ number }) => number === shown)
  const note = versions[at]?.note
  const before = versions[at + 1]
  if (!note) return null
  return (
    <div className="mb-4 max-w-[44em]">
      <p className="font-semibold">We have corrected this design:</p>
      <p className="break-words whitespace-pre-wrap">{note}</p>
      {before && (
        <ArrowLink href={`${sharedDesignPage(token)}?version=${before.number}`}>
          {`Version ${before.number}, before our correction`}
        </ArrowLink>
      )}
    </div>
  )
}

function Notices({ fault, oldVersion, isGone }: { fault: string | null; oldVersion: number | null; isGone: boolean }) {
  return (
    <>
      {fault && (
        <FaultNotice>
          <p className="font-semibold">{fault}</p>
        </FaultNotice>
      )}
      {oldVersion !== null && <p className="mb-4 font-semibold">This is version {oldVersion}, not the newest.</p>}
      {isGone && <p className="mb-4 font-semibold">We no longer keep that version. This is the newest.</p>}
    </>
  )
}

type DrawnDesignProps = { design: Design; basis: Basis; pins: readonly Pin[]; drawing: string }

/** The plans and tables of a design. */
function DrawnDesign({ design, basis, pins, drawing }: DrawnDesignProps) {
  const result = designCalculator(basis).result(design)
  const circuits = circuitTable({ design, result })
  return (
    <>
      <SharedPlans
        rooms={design.rooms}
        numbers={firstNumbers(result.rooms)}
        fields={comfortFields({ design, result })}
        pins={pins}
      />
      <div className="mt-6 max-w-[40em]">
        {verdictWords(result).map((words) => (
          <p key={words} className="text-lede">
            {words}
          </p>
        ))}
        {result.price && (
          <p className="mt-3">{`Total including VAT, before a survey: ${poundsAndPence(result.price.totalPence)}`}</p>
        )}
        <QuoteLink text={designMessage({ design, result, drawing })} />
      </div>
      <PackTable table={roomTable({ design, result })}>
        <strong>Rooms and panels</strong>
      </PackTable>
      {circuits && (
        <div className="overflow-x-auto">
          <PackTable table={circuits}>
            <strong>Circuits and cables</strong>, for an electrician to verify
          </PackTable>
        </div>
      )}
      <ul className="mt-3 mb-5 grid max-w-[60em] gap-1.5 text-sm">
        {electricianNotes({ design, result }).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

const formOf = (token: string, reply: FormReplyProps | undefined) => ({
  values: { ...reply?.values, token },
  errors: reply?.errors ?? {},
})

const NO_FORM = { values: {}, errors: {} }

const newestOf = ({ version: number, content }: SharedDesign) => ({ number, content })

function linksOf(found: SharedDesign) {
  const tokens = tokensOf(found)
  const linkOf = (token: string) => new URL(sharedDesignPage(token), env.siteUrl).href
  return { view: linkOf(tokens.view), comment: linkOf(tokens.comment), edit: linkOf(tokens.edit) }
}

function shownVersions(versions: readonly DesignVersion[]) {
  const laidOut = ({ content }: DesignVersion) => withLaidPanels(content.design, content.laid)
  return versions.map((version, index) => {
    const before = versions[index + 1]
    const changes = before ? designChanges(laidOut(before), laidOut(version)) : null
    return {
      number: version.number,
      at: version.at,
      note: version.note,
      changes: changes?.length === 0 ? ['Nothing that can be seen.'] : changes,
    }
  })
}
