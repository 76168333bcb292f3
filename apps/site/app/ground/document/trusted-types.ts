/**
 * Where a document's policy asks for trusted types, no text becomes elements or the address of a script
 * but what is let through here: what React writes itself when it makes a script element (an empty one,
 * this script again, and data without a tag), and our own files, which workers are made of. Nothing is let
 * through as code. Inline, since it must be there before everything else: so no tag of its own stands in it
 * whole. [SEC-05]
 */
export const trustedTypesScript = `(() => {
  const own = document.currentScript.text
  const empty = '<' + 'script></' + 'script>'
  const isOurs = (text) => text === empty || text === own || !text.includes('<')
  const isFile = ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => isOurs(text) ? text : null,
    createScriptURL: (address) => isFile(new URL(address, location.href)) ? address : null,
  })
})()`
