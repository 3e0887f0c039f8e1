/** The first focusable element: skips the header. Visible only while focused. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-(--z-menu) -translate-y-24 rounded-control bg-panel px-4 py-3 font-semibold focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
