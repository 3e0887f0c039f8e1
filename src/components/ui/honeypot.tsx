/** A field for bots that people never see. Off-screen rather than hidden, because bots skip hidden fields. */
export function Honeypot({ formId }: { formId: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input type="text" id={`${formId}-website`} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
