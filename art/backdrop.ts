/** The kinds of room a scene can play in; each is a shader beside `common.glsl`. */
export type Backdrop =
  | 'deep'
  | 'gem'
  | 'grotto'
  | 'interior'
  | 'landscape'
  | 'meadow'
  | 'mine'
  | 'parlour'
  | 'solids'
  | 'space'
  | 'street'
  | 'woods'
