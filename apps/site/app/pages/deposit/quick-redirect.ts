import { type LoaderFunctionArgs, redirect } from 'react-router'

/** The old address of the quick deposit; what it asks for goes along. [ROUTE-07] */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(`/quick-deposit${url.search}`, 301)
}
