import { type ActionFunctionArgs, redirect } from 'react-router'
import { takeDocuments } from './send-documents.ts'

/** The address is a script's alone; a person who comes here, as after a login, is led to the page. */
export function loader() {
  return redirect('/min-konto/profil')
}

/** The same as the page's form, answered as JSON: the script that asks shows how far the files have come. */
export async function action(asked: ActionFunctionArgs): Promise<Response> {
  const { answer, status } = await takeDocuments(asked)
  return Response.json(answer, { status })
}
