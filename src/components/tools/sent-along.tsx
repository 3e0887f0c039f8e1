/** The answers, as a query string, as fields of a form elsewhere on the page. */
export function SentAlong({ formId, query }: { formId: string; query: string }) {
  const answers = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  return answers.map(([name, value]) => <input key={name} type="hidden" form={formId} name={name} value={value} />)
}
