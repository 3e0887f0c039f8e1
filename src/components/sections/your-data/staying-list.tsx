type StayingListProps = { staying: readonly { called: string; because: string }[] }

/** What an erasure leaves, each with its reason. */
export const StayingList = ({ staying }: StayingListProps) => (
  <ul className="border-t border-line text-sm">
    {staying.map(({ called, because }) => (
      <li key={called} className="border-b border-line py-3">
        <p className="font-semibold">{called}</p>
        <p>{because}</p>
      </li>
    ))}
  </ul>
)
