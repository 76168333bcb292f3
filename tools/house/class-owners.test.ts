import { expect, test } from 'vitest'
import { classOwnerFindings } from './class-owners.ts'

const page = (name: string, text: string) => ({ path: `apps/site/app/${name}`, text })
const ui = (name: string, text: string) => ({ path: `packages/ui/src/${name}`, text })
const found = (...sheets: { path: string; text: string }[]) =>
  classOwnerFindings(sheets).map(
    ({ path, line, text }) => `${path.split('/').at(-1)} ${line}: ${text}`,
  )

test('[FLT-07] a class that two sheets dress is refused, with who had it first', () => {
  const lobby = page('pages/slots/finding.css', '.s-filters {\n  position: fixed;\n}\n')
  const table = page('pages/transactions/transactions.css', '\n.s-filters__row,\n.s-totals {\n}\n')
  expect(found(lobby, table)).toEqual([
    `transactions.css 2: .s-filters is dressed by ${lobby.path}: a class has one owner`,
  ])
})

test('[FLT-07] a component’s class is its own, in whichever order sheets are read', () => {
  const menus = page('frame/menu/menus.css', 'html:has(.n-dialog[open]) {\n}\n')
  const dialog = ui('dialog.css', '.n-dialog {\n}\n')
  expect(found(menus, dialog)).toEqual([
    `menus.css 1: .n-dialog is dressed by ${dialog.path}: a class has one owner`,
  ])
})

test('[FLT-07] another’s class is dressed inside something of one’s own, and nowhere else', () => {
  const message = page(
    'parts/account/account.css',
    '.s-message,\n.s-account > :is(.s-message, p) {\n}\n',
  )
  const shell = page('frame/page/page-frame.css', '.s-page {\n}\n')
  const own = page('pages/deposit/deposit.css', '.s-deposit > .s-message {\n}\n')
  const foreign = page('pages/deposit/deposit.css', '.s-page > .s-message {\n}\n')
  expect(found(message, shell, own)).toEqual([])
  expect(found(message, shell, foreign)).toEqual([
    'deposit.css 1: .s-page .s-message is dressed outside anything of this folder’s own',
  ])
})

test('[FLT-07] a page dresses no bare element; the frame and the components may', () => {
  expect(found(page('pages/news/news.css', 'h2,\n.s-news h2 {\n}\n'))).toHaveLength(1)
  expect(
    found(page('frame/page/page-frame.css', 'html {\n}\n'), ui('base.css', 'a {\n}\n')),
  ).toEqual([])
})

test('[FLT-07] a movement has one owner, which may tell it anew for another width', () => {
  const menu = page('frame/menu/menus.css', '@keyframes s-in {\n}\n@keyframes s-in {\n}\n')
  expect(found(menu)).toEqual([])
  expect(found(menu, page('pages/home/home.css', '@keyframes s-in {\n}\n'))).toHaveLength(1)
})

test('[FLT-07] what stands in comments, strings and steps of a movement is no selector', () => {
  const text =
    '/* .s-a { */\n@keyframes s-x {\n  from {\n  }\n  50% {\n  }\n}\n.s-b::after {\n  content: ".s-a {";\n}\n'
  expect(
    found(page('pages/home/home.css', text), page('pages/news/news.css', '.s-a {\n}\n')),
  ).toEqual([])
})
