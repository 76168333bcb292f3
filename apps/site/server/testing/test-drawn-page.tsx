import type { ContentPage } from '@nordlys/contracts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { customPage } from '../../app/ground/scope/custom-page.ts'
import { type RequestScope, requestScope } from '../../app/ground/scope/request-scope.ts'
import { TextsProvider } from '../../app/ground/text/use-texts.tsx'
import Root, { ErrorBoundary, loader as rootLoader } from '../../app/root.tsx'

/** A page's module, and the address it is asked for at; `params` are what its route reads of that. */
export interface DrawnPage {
  path: string
  page: { loader: unknown; default: ComponentType }
  params?: Record<string, string>
  /** What an editor wrote for the address, where the guards find it. */
  content?: ContentPage
}

/** The page and all that stands round it, loaded and drawn as it is for this request. */
export async function drawPage(scope: RequestScope, drawn: DrawnPage) {
  const { path, page, params = {}, content } = drawn
  const asked = askedOf(scope, path, params)
  if (content) asked.context.set(customPage, () => content)
  const load = page.loader as (asked: LoaderFunctionArgs) => unknown
  const loaderData = { root: await rootLoader(asked), page: await load(asked) }
  return { html: draw(path, { Component: page.default, loaderData }), root: loaderData.root }
}

/** What is drawn in place of a page that failed so. */
export async function drawFailure(scope: RequestScope, path: string, error: unknown) {
  const loaderData = { root: await rootLoader(askedOf(scope, path, {})) }
  return draw(path, { Component: () => null, loaderData, errors: { root: error } })
}

function askedOf(scope: RequestScope, path: string, params: Record<string, string>) {
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  const url = new URL(path, scope.publicUrl)
  return { context, url, params, pattern: path, request: new Request(url) }
}

interface Drawn {
  Component: ComponentType
  loaderData: Record<string, unknown>
  errors?: Record<string, unknown>
}

function draw(path: string, { Component, ...hydrationData }: Drawn): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <TextsProvider>
          <Root />
        </TextsProvider>
      ),
      ErrorBoundary: () => (
        <TextsProvider>
          <ErrorBoundary />
        </TextsProvider>
      ),
      children: [{ id: 'page', path: path.replace(/\?.*/, ''), Component }],
    },
  ])
  return renderToString(<Page initialEntries={[path]} hydrationData={hydrationData} />)
}
