/**
 * A browser that translates a page puts elements of its own in the place of texts. React knows the texts
 * that were there: it would take one away, or put something before one, where it no longer is, and the
 * page would end with an error. What is gone needs no taking away; what has no place goes to the end.
 * Live values stand alone in elements that translators leave alone, so they are never among these.
 */
export function keepTranslatedPage(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function insert<Put extends Node>(
    this: Node,
    node: Put,
    before: Node | null,
  ): Put {
    const place = before?.parentNode === this ? before : null
    return insertBefore.call(this, node, place) as Put
  }
}
