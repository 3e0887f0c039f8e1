import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import type { PhoneLine } from '@/lib/content/site-settings'

/** Shown in place of a page that could not be rendered. Its link leads to the address at which it is shown. */
export function UnavailableSection({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <PageTitle>Content temporarily unavailable</PageTitle>
      <div className="grid-page gap-y-9 pt-7 pb-(--section) md:pt-11">
        <div className="md:col-span-6">
          <p className="max-w-[38em] text-lede">Please refresh the page or try again later.</p>
          <p className="mt-2 max-w-[38em] text-ink-2">It’s our fault, not yours.</p>
          <ButtonLink look="secondary" icon="refresh-cw" href="" className="mt-7 max-md:w-full">
            Refresh Page
          </ButtonLink>
          <p className="mt-9 border-t border-line pt-5 text-ink-2">
            Rather talk?
            <TextLink href={phone.href} className="block w-fit text-h3 whitespace-nowrap">
              {phone.display}
            </TextLink>
          </p>
        </div>
        <LooseCable className="max-w-120 md:col-span-5 md:col-start-8 md:pl-(--gutter)" />
      </div>
    </>
  )
}

/** A ceiling in section, to scale: a cable that ends before a panel, which is missing, and an armchair below. */
function LooseCable({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 372 270"
      role="img"
      aria-label="A ceiling in section. A cable is interrupted above the dashed outline of a panel, over an armchair."
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M1 23h370M1 266h370M186 23V5h52M238 1v8M282 1v8M275 3h7m-7 4h7M282 5h89" />
      <path d="M116 30h140v8H116z" strokeDasharray="5 4" />
      <path d="M132 214v-18q0-16 16-16h76q16 0 16 16v18M120 214q0-10 10-10h4q10 0 10 10v14h84v-14q0-10 10-10h4q10 0 10 10v32H120zM132 246v20M240 246v20" />
    </svg>
  )
}
