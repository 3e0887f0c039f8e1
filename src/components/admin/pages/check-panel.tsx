type CheckPanelProps = { apiRoute: string; waiting: number; mayAsk: boolean; waitSeconds: number }

/** The progress of the page checks, and a button to check everything now. */
export function CheckPanel({ apiRoute, waiting, mayAsk, waitSeconds }: CheckPanelProps) {
  return (
    <form className="pb-check" method="post" action={`${apiRoute}/page-checks`}>
      <p role="status">
        {waitSeconds > 0 &&
          `You have asked for several checks just now. Please wait ${Math.ceil(waitSeconds / 60)} minutes. `}
        {waiting === 0
          ? 'Every page is checked at night, and soon after it is published.'
          : `${waiting} ${waiting === 1 ? 'page is' : 'pages are'} waiting to be checked. Reload this page to see its progress.`}
      </p>
      {mayAsk && <button type="submit">Check all now</button>}
    </form>
  )
}
