import { cx } from './cx'

/** The logo mark and name: one panel and three bands of warmth. */
export function Brand({ onNight = false, className }: { onNight?: boolean; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2.5 font-display text-[1.5rem] leading-none font-medium tracking-tight max-sm:gap-2 max-sm:text-xl',
        className,
      )}
    >
      <svg viewBox="0 0 32 32" className="size-8.5 overflow-hidden rounded-control" aria-hidden>
        <path className={onNight ? 'fill-[#4a2c44]' : 'fill-ink'} d="M0 0h32v32H0z" />
        <ellipse className="fill-t3" cx="16" cy="7" rx="15.5" ry="21.5" />
        <ellipse className="fill-t5" cx="16" cy="7" rx="12.2" ry="15.2" />
        <ellipse className="fill-t8" cx="16" cy="7" rx="9.4" ry="9" />
        <path className={onNight ? 'fill-[#4a2c44]' : 'fill-ink'} d="M0 0h32v6H0z" />
        <path className="fill-panel" d="M7 4.6h18v4H7z" />
      </svg>
      <span className="max-[23rem]:hidden">Powerboard</span>
    </span>
  )
}
