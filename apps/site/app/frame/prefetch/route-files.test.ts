import { expect, test } from 'vitest'
import { routeFiles } from './route-files.ts'

const routes = {
  root: { id: 'root', path: '', module: '/assets/root.js' },
  home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js' },
  game: {
    id: 'game',
    parentId: 'root',
    path: 'spilleautomater/:playType/:gameById',
    module: '/assets/game.js',
    imports: ['/assets/frame.js'],
    css: ['/assets/game.css'],
  },
}

test('the files of a page are its own module, what that imports, and its styles', () => {
  expect(routeFiles(routes, '/spilleautomater/free/vikingernes-guld')).toEqual({
    modules: ['/assets/game.js', '/assets/frame.js'],
    styles: ['/assets/game.css'],
  })
  expect(routeFiles(routes, '/')).toEqual({ modules: ['/assets/home.js'], styles: [] })
})

test('a path whose route the page does not know yet has no files', () => {
  expect(routeFiles(routes, '/nyheder')).toBeUndefined()
})
