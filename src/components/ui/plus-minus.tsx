/** Within a summary: a plus, or a minus while it is open. */
export function PlusMinus({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className={`flex-none stroke-current stroke-2 ${className}`}>
      <path d="M5 14h18" />
      <path
        d="M14 5v18"
        className="origin-center transition-[scale] duration-180 ease-settle [[open]>summary>svg>&]:scale-y-0"
      />
    </svg>
  )
}
