/** Sparky's logo: the mark in a circle. */
export function SparkyMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 52 52" className={`overflow-hidden rounded-full ${className}`} aria-hidden>
      <path className="fill-night-2" d="M0 0h52v52H0z" />
      <ellipse className="fill-t2" cx="26" cy="14" rx="26" ry="34" />
      <ellipse className="fill-t4" cx="26" cy="14" rx="21" ry="26" />
      <ellipse className="fill-t6" cx="26" cy="14" rx="16.5" ry="17.5" />
      <ellipse className="fill-t8" cx="26" cy="14" rx="13" ry="10" />
      <path className="fill-night-2" d="M0 0h52v11.5H0z" />
      <path className="fill-panel" d="M12 9.5h28v6H12z" />
    </svg>
  )
}
