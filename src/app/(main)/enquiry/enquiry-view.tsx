import { notFound } from 'next/navigation'
import type { ComponentProps } from 'react'

import { CONTACT_DETAILS_FORM } from '@/components/forms/enquiry/contact-details-fields'
import { PhotosForm } from '@/components/forms/enquiry/photos-form'
import { WithdrawForm } from '@/components/forms/enquiry/withdraw-form'
import { DefinedForm, type FormStart } from '@/components/forms/shared/defined-form'
import { EnquirySummary } from '@/components/sections/enquiry-summary'
import { FormSection } from '@/components/sections/form-section'
import { ProjectProposal } from '@/components/sections/project-proposal'
import { FaultNotice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { CLOSED_NOTICES } from '@/lib/content/enquiry'
import { splitProposal } from '@/lib/content/project-proposal'
import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { isOpenToCustomer } from '@/lib/domain/leads/lead-status'
import { takesDocuments } from '@/lib/domain/leads/photos'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { FILES_SECTION, isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { keptFiles } from '@/lib/use-cases/enquiries/add-files'
import { arrivingFiles } from '@/lib/use-cases/enquiries/arriving-files'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

import type { FormReplyProps } from '../../form-reply-props'

/** A customer's own enquiry, with their latest details or those of a form returned with errors. */
export async function EnquiryView({ token, reply }: { token: string; reply?: FormReplyProps }) {
  if (!isEnquiryToken(token)) notFound()
  const pool = poolOf(await payloadClient())
  const [enquiry, { mainPhone }] = await Promise.all([findEnquiry(pool, token), getSiteSettings()])
  if (!enquiry) notFound()
  const { status, detailsVersion: shown } = enquiry
  const isOfFiles = reply?.values.section === FILES_SECTION
  const { sent, proposal } = splitProposal(enquiry.answers)
  const summary = <EnquirySummary enquiry={{ ...enquiry, answers: sent }} token={token} now={now()} />
  if (!isOpenToCustomer(status)) {
    return (
      <>
        <PageTitle lede={CLOSED_NOTICES[status]}>Your enquiry.</PageTitle>
        {proposal && <ProjectProposal proposal={proposal} />}
        <div className="grid-page pt-8 pb-(--section)">
          <div className="col-span-full max-w-[36em] md:col-start-4">{summary}</div>
        </div>
      </>
    )
  }
  return (
    <>
      {proposal ? <ProjectTitle /> : <EnquiryTitle />}
      {proposal && <ProjectProposal proposal={proposal} />}
      <FormSection aside={summary}>
        <h2 className="text-h3 mb-4">Your contact details</h2>
        <DefinedForm
          definition={CONTACT_DETAILS_FORM}
          phone={mainPhone}
          values={detailsOf(enquiry, token)}
          {...(!isOfFiles && repliedOf(reply, shown))}
        />
        <FilesSection
          token={token}
          kind={enquiry.kind}
          fault={isOfFiles ? reply.fault : null}
          kept={await keptFiles(pool, enquiry.id)}
          arriving={await arrivingFiles(pool, enquiry.id)}
        />
        <WithdrawSection token={token} />
      </FormSection>
    </>
  )
}

type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>

const detailsOf = ({ detailsVersion, firstName, lastName, email, phone, postcode }: Enquiry, token: string) => ({
  token,
  shown: detailsVersion,
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
  postcode: postcode ?? '',
})

type FilesSectionProps = ComponentProps<typeof PhotosForm> & { fault: string | null }

function FilesSection({ fault, ...files }: FilesSectionProps) {
  return (
    <section id="photos" className="mt-11 border-t border-line pt-7">
      <h2 className="text-h4 mb-2">{takesDocuments(files.kind) ? 'Plans, photos and an EPC' : 'Show us your rooms'}</h2>
      {fault && (
        <div className="mb-4">
          <FaultNotice>{fault}</FaultNotice>
        </div>
      )}
      <PhotosForm {...files} />
    </section>
  )
}

function WithdrawSection({ token }: { token: string }) {
  return (
    <section className="mt-11 border-t border-line pt-7">
      <h2 className="text-h4 mb-2">No longer interested?</h2>
      <p className="mb-4 text-sm">Withdraw your enquiry and we won’t contact you about it again.</p>
      <WithdrawForm token={token} />
    </section>
  )
}

const EnquiryTitle = () => (
  <PageTitle lede="Check what you sent us, correct your contact details or withdraw your enquiry.">
    Your enquiry.
  </PageTitle>
)

/** The form of a project leads to this page, so it says that the project has arrived. */
const ProjectTitle = () => (
  <PageTitle lede="We have your project. Below our first price you can add plans, photos and an EPC, correct your contact details or withdraw your enquiry.">
    Thank you.
  </PageTitle>
)

/**
 * What the form shows after a reply: what was typed, unless the details have changed since it was opened. Typing them
 * over the newer ones would undo the change.
 */
function repliedOf(reply: FormReplyProps | undefined, shown: string): Partial<FormStart> | undefined {
  const isOutdated = reply && reply.fault !== null && reply.values.shown !== shown
  return isOutdated ? { fault: reply.fault, isInputKept: false } : reply
}
