const ROWS = 8

/** A table for readings taken by hand. */
export function BlankLog() {
  return (
    <table className="mt-5 w-full max-w-160 text-sm">
      <caption className="sr-only">Meter readings to fill in by hand</caption>
      <thead>
        <tr className="border-b-[1.5px] border-ink text-left">
          {['Date', 'Meter', 'Reading', 'Used since'].map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: ROWS }, (_, row) => (
          <tr key={row} className="h-9 border-b border-line">
            <td />
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
