type Field = { id: string; name: string; fieldKey: string; dataType: string; model: string; locationId: string }
type Reply = { status: number; body: object }

/** LeadConnector's custom fields of contacts. A second field with the same key is refused. */
export function fakeCustomFields({ location }: { location: string }) {
  const list: Field[] = []
  const path = `/locations/${location}/customFields`

  function create(input: Record<string, unknown> | null): Reply {
    const { name, dataType, model } = input as { name: string; dataType: string; model: string } // checked before
    const fieldKey = `contact.${name.toLowerCase().replace(/\W+/g, '_')}`
    if (list.some((field) => field.fieldKey === fieldKey))
      return { status: 400, body: { statusCode: 400, message: 'A custom field with this name exists' } }
    const field = { id: `field-${list.length + 1}`, name, fieldKey, dataType, model, locationId: location }
    list.push(field)
    return { status: 201, body: { customField: field } }
  }

  return {
    list,
    /** Null for another path. */
    answerTo(method: string, url: string, input: Record<string, unknown> | null): Reply | null {
      if (url.split('?')[0] !== path) return null
      return method === 'GET' ? { status: 200, body: { customFields: list } } : create(input)
    },
  }
}
