import { ButtonLink } from '@/components/ui/button'

/** A ceiling with a dashed panel where one could be. */
export function EmptyCart({ shelf }: { shelf: string }) {
  return (
    <div className="mt-5 grid justify-items-start gap-5">
      <svg viewBox="0 0 372 96" aria-hidden className="w-full max-w-md fill-none stroke-ink" strokeWidth="1.5">
        <path d="M0 12h372" strokeWidth="3" />
        <path d="M126 16h120v8h-120z" className="fill-panel" strokeDasharray="5 4" />
        <path d="m126 24-38 68m158-68 38 68" className="stroke-line" strokeDasharray="2 5" />
      </svg>
      <p>Your basket is empty.</p>
      <ButtonLink href={shelf}>Browse the store</ButtonLink>
    </div>
  )
}
