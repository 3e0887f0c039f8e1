/** A field that people never meet and robots fill in. Off-screen rather than hidden, because robots skip hidden fields. */
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
