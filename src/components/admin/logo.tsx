/** A panel that warms the room below it. */
export function Icon() {
  return (
    <svg className="pb-mark" viewBox="0 0 32 32" role="img" aria-label="Powerboard">
      <path fill="#281325" d="M0 0h32v32H0z" />
      <ellipse cx="16" cy="7" rx="15.5" ry="21.5" fill="#a8112d" />
      <ellipse cx="16" cy="7" rx="12.2" ry="15.2" fill="#e2670c" />
      <ellipse cx="16" cy="7" rx="9.4" ry="9" fill="#f9ecb0" />
      <path fill="#281325" d="M0 0h32v6H0z" />
      <path fill="#fff" d="M7 4.6h18v4H7z" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="pb-logo">
      <Icon />
      <span aria-hidden="true">Powerboard</span>
    </span>
  )
}
