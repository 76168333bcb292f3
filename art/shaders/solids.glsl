// A still life: bodies with roundness and gloss on a dark table, lit from the upper left, with a
// lamp behind that gives them an edge. A ray walks until it meets the nearest body.
// Which body stands here is compiled in as BODY: seventeen at once would cost minutes.
const float uBody = BODY;
uniform float uTable, uDistance, uTurn, uLift, uBokeh;
uniform vec3 uTint, uTint2, uBackdrop, uLightColour, uRimLight, uTableColour;

const float FAR = 14.0;

float smoothMin(float a, float b, float k) {
  float h = clamp(0.5 + 0.5 * (b - a) / k, 0.0, 1.0);
  return mix(b, a, h) - k * h * (1.0 - h);
}

vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

float capsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}

float coin(vec3 p, float r, float h) {
  vec2 d = vec2(length(p.xz) - r, abs(p.y) - h);
  float rim = abs(length(p.xz) - r * 0.86) - 0.03;
  float face = max(rim, abs(abs(p.y) - h) - 0.014);
  return min(min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - 0.015, face);
}

float lathe(vec3 p, float r, float foot, float head) {
  return max((length(p.xz) - r) * 0.55, max(foot - p.y, p.y - head));
}

float leaf(vec3 p, vec3 at, float angle, float size) {
  p = (p - at) / size;
  p.xy = turn(angle) * p.xy;
  p.y += p.x * p.x * 0.35;
  float wide = 0.34 * sin(clamp(p.x, 0.0, 1.0) * 3.1416);
  float d = max(abs(p.z) - wide, max(-p.x, p.x - 1.0));
  return max(d * 0.6, abs(p.y) - 0.02) * size * 0.7;
}

#ifdef THING
#include things/index
#endif
// Answers the distance and the matter: 1 fruit, 2 second fruit, 3 leaf, 4 wood, 5 metal, 6 glass,
// 7 wax, 8 flame, 9 second metal.
vec2 bodies(vec3 p) {
#ifdef THING
  return thing(p);
#endif
  vec2 best = vec2(FAR, 0.0);
  if (uBody < 1.5) {                       // cherries
    for (int i = 0; i < 2; i++) {
      vec3 c = i == 0 ? vec3(-0.62, 0.55, 0.1) : vec3(0.6, 0.52, -0.15);
      vec3 q = p - c;
      float dent = 0.1 * exp(-dot(q.xz, q.xz) * 22.0) * smoothstep(0.0, 0.4, q.y);
      best = nearer(best, vec2(length(q) - 0.55 + dent, 1.0));
      vec3 top = vec3(0.28, 2.15, 0.0);
      vec3 mid = mix(c, top, 0.5) + vec3(i == 0 ? -0.2 : 0.24, 0.12, 0.0);
      best = nearer(best, vec2(smoothMin(capsule(p, c + vec3(0, 0.42, 0), mid, 0.03),
        capsule(p, mid, top, 0.035), 0.08), 3.5));
    }
    best = nearer(best, vec2(leaf(p, vec3(0.26, 2.08, 0.0), 0.35, 1.0), 3.0));
    best = nearer(best, vec2(leaf(p, vec3(0.26, 2.1, 0.05), 2.75, 0.75), 3.0));
  } else if (uBody < 2.5) {                // lemons
    for (int i = 0; i < 2; i++) {
      vec3 q = p - (i == 0 ? vec3(-0.25, 0.62, 0.25) : vec3(0.62, 0.6, -0.75));
      q.xy = turn(i == 0 ? 0.35 : -0.5) * q.xy;
      q.xz = turn(i == 0 ? 0.3 : -0.7) * q.xz;
      float d = length(q * vec3(0.76, 1.0, 1.0)) - 0.62;
      d = smoothMin(d, length(q - vec3(0.86, 0, 0)) - 0.1, 0.2);
      d = smoothMin(d, length(q + vec3(0.84, 0, 0)) - 0.06, 0.16);
      best = nearer(best, vec2(d * 0.85 + 0.006 * noise(q.xy * 24.0 + q.z * 9.0), 1.0));
    }
    best = nearer(best, vec2(leaf(p, vec3(0.35, 1.25, -0.3), 0.5, 0.95), 3.0));
  } else if (uBody < 3.5) {                // plums
    for (int i = 0; i < 3; i++) {
      vec3 c = i == 0 ? vec3(-0.6, 0.6, 0.2) : (i == 1 ? vec3(0.62, 0.58, 0.3) : vec3(0.05, 0.62, -0.75));
      vec3 q = p - c;
      q.xz = turn(float(i) * 1.3) * q.xz;
      float crease = 0.05 * exp(-q.x * q.x * 90.0) * step(0.0, q.z + 0.2);
      best = nearer(best, vec2((length(q * vec3(1.0, 0.92, 1.0)) - 0.6 + crease) * 0.9, 1.0));
    }
    best = nearer(best, vec2(leaf(p, vec3(0.0, 1.22, -0.5), 0.7, 0.95), 3.0));
    best = nearer(best, vec2(capsule(p, vec3(-0.55, 1.15, 0.2), vec3(-0.42, 1.55, 0.15), 0.03), 4.0));
  } else if (uBody < 4.5) {                // grapes
    for (int i = 0; i < 19; i++) {
      float k = float(i);
      float row = floor(sqrt(k + 0.3));
      float a = k * 2.4;
      vec3 c = vec3(cos(a) * (0.86 - 0.165 * row) * 0.9, 2.0 - 0.40 * row * 1.02, sin(a) * (0.8 - 0.15 * row) * 0.75);
      c.x += 0.05 * sin(k * 5.0);
      best = nearer(best, vec2(length((p - c) * vec3(1.0, 0.94, 1.0)) - 0.315, 1.0));
    }
    best = nearer(best, vec2(capsule(p, vec3(0.0, 2.1, 0.0), vec3(0.12, 2.75, 0.0), 0.05), 4.0));
    best = nearer(best, vec2(leaf(p, vec3(0.05, 2.42, 0.1), 0.25, 1.05), 3.0));
    best = nearer(best, vec2(leaf(p, vec3(0.05, 2.42, 0.1), 2.7, 0.95), 3.0));
  } else if (uBody < 5.5) {                // oranges, one of them cut
    vec3 q = p - vec3(0.5, 0.72, -0.5);
    best = vec2((length(q * vec3(1.0, 1.05, 1.0)) - 0.72 + 0.012 * noise(q.xy * 30.0 + q.z * 17.0)) * 0.9, 1.0);
    q = p - vec3(-0.5, 0.66, 0.35);
    q.xz = turn(0.32) * q.xz;
    q.yz = turn(-0.2) * q.yz;
    best = nearer(best, vec2(max(length(q) - 0.68, q.z - 0.04), 2.0));
    best = nearer(best, vec2(leaf(p, vec3(0.5, 1.42, -0.5), 0.5, 0.9), 3.0));
  } else if (uBody < 6.5) {                // a wedge of water melon before the whole
    vec3 q = p - vec3(0.2, 1.0, -1.0);
    best = vec2(length(q) - 1.15, 10.0);
    q = p - vec3(-0.05, 1.12, 0.62);
    q.yz = turn(0.12) * q.yz;
    float wedge = max(max(length(q) - 1.1, abs(q.z) - 0.24), q.y * 1.0 - 0.08);
    best = nearer(best, vec2(wedge, 2.0));
  } else if (uBody < 7.5) {                // pears
    for (int i = 0; i < 2; i++) {
      vec3 q = p - (i == 0 ? vec3(-0.5, 0.62, 0.15) : vec3(0.62, 0.6, -0.4));
      q.xy = turn(i == 0 ? 0.12 : -0.2) * q.xy;
      float d = smoothMin(length(q * vec3(1, 1.04, 1)) - 0.62, length(q - vec3(0.02, 0.82, 0)) - 0.3, 0.5);
      best = nearer(best, vec2(d * 0.9, 1.0));
      best = nearer(best, vec2(capsule(q, vec3(0.02, 1.05, 0.0), vec3(0.14, 1.42, 0.03), 0.035), 4.0));
    }
    best = nearer(best, vec2(leaf(p, vec3(-0.4, 1.86, 0.15), 0.25, 0.8), 3.0));
  } else if (uBody < 8.5) {                // strawberries or gooseberries
    for (int i = 0; i < 3; i++) {
      vec3 q = p - (i == 0 ? vec3(-0.52, 0.62, 0.3) : (i == 1 ? vec3(0.62, 0.58, 0.1) : vec3(0.02, 0.66, -0.8)));
      q.xy = turn(i == 1 ? -0.5 : 0.35) * q.xy;
      float wide = 0.53 - 0.24 * smoothstep(0.3, -0.7, q.y);
      float d = (length(vec3(q.x, q.y * 0.78, q.z) * (0.53 / wide)) - 0.53) * 0.72;
      best = nearer(best, vec2(d, 1.0));
      best = nearer(best, vec2(leaf(q, vec3(0.0, 0.6, 0.0), 0.2, 0.42), 3.0));
      best = nearer(best, vec2(leaf(q, vec3(0.0, 0.6, 0.0), 2.9, 0.42), 3.0));
      vec3 r = q; r.xz = turn(1.57) * r.xz;
      best = nearer(best, vec2(leaf(r, vec3(0.0, 0.6, 0.0), 0.3, 0.42), 3.0));
    }
  } else if (uBody < 9.5) {                // apples
    for (int i = 0; i < 2; i++) {
      vec3 q = p - (i == 0 ? vec3(-0.52, 0.66, 0.25) : vec3(0.66, 0.64, -0.5));
      float r = length(q.xz);
      float dent = 0.3 * exp(-r * r * 9.0) * smoothstep(0.0, 0.5, abs(q.y));
      best = nearer(best, vec2((length(vec3(q.x, q.y * 1.06 + 0.06 * r, q.z)) - 0.7 + dent) * 0.75, 1.0));
      best = nearer(best, vec2(capsule(q, vec3(0, 0.4, 0), vec3(0.1, 0.86, 0), 0.035), 4.0));
    }
    best = nearer(best, vec2(leaf(p, vec3(-0.45, 1.42, 0.25), 0.4, 0.85), 3.0));
  } else if (uBody < 10.5) {               // a bell
    float y = p.y;
    float r = 0.46 + 0.1 * smoothstep(1.7, 0.7, y) + 0.62 * exp(-y * 2.6) ;
    r *= smoothstep(2.02, 1.5, y) * 0.45 + 0.55 * sqrt(clamp((2.02 - y) / 0.5, 0.0, 1.0));
    best = vec2(lathe(p, r, 0.08, 2.02), 5.0);
    float band = length(vec2(length(p.xz) - 0.62, y - 0.62)) - 0.05;
    best = nearer(best, vec2(band, 9.0));
    best = nearer(best, vec2(length(vec2(length(p.xz) - 1.0, y - 0.13)) - 0.075, 9.0));
    vec3 q = p - vec3(0, 2.14, 0);
    best = nearer(best, vec2(length(vec2(length(q.xy) - 0.17, q.z)) - 0.06, 9.0));
    best = nearer(best, vec2(length(p - vec3(0.0, 0.02, 0.0)) - 0.2, 9.0));
  } else if (uBody < 11.5) {               // a heap of coins
    for (int i = 0; i < 15; i++) {
      float k = float(i);
      vec3 c;
      vec3 q;
      if (i < 5) { c = vec3(-0.62 + 0.03 * sin(k * 7.0), 0.07 + 0.14 * k, -0.2 + 0.03 * cos(k * 9.0)); q = p - c; }
      else if (i < 8) { c = vec3(0.5 + 0.03 * sin(k * 5.0), 0.07 + 0.14 * (k - 5.0), -0.45); q = p - c; }
      else if (i < 12) { c = vec3(-0.15 + 0.36 * (k - 8.0), 0.07, 0.55 + 0.22 * sin(k * 3.0)); q = p - c; }
      else if (i == 12) { q = p - vec3(0.12, 0.72, -0.05); q.yz = turn(1.25) * q.yz; q.xy = turn(0.15) * q.xy; }
      else { q = p - vec3(0.9 - 1.9 * (k - 13.0), 0.12, 0.3); q.xy = turn(0.2) * q.xy; }
      best = nearer(best, vec2(coin(q, i == 12 ? 0.66 : 0.5, 0.055), i % 3 == 1 ? 9.0 : 5.0));
    }
  } else if (uBody < 12.5) {               // a goblet
    float y = p.y;
    float r = 0.1 + 0.5 * exp(-y * 7.0) + 0.07 * exp(-pow((y - 0.62) * 9.0, 2.0));
    r += 0.58 * smoothstep(0.85, 1.25, y) * (0.86 + 0.14 * smoothstep(1.3, 2.2, y));
    float cup = lathe(p, r, 0.0, 2.15);
    cup = max(cup, -lathe(p, r - 0.06, 1.2, 2.4));
    best = vec2(cup, 5.0);
    best = nearer(best, vec2(length(vec2(length(p.xz) - 0.66, y - 2.13)) - 0.045, 9.0));
    float a = atan(p.z, p.x);
    vec3 q = vec3(length(p.xz) - 0.66, y - 1.6, (mod(a, 0.785) - 0.3925) * 0.66);
    best = nearer(best, vec2(length(q * vec3(1.0, 1.0, 1.0)) - 0.1, 1.0));
  } else if (uBody < 13.5) {               // candles on a dish
    for (int i = 0; i < 3; i++) {
      vec3 c = i == 0 ? vec3(-0.55, 0.0, 0.2) : (i == 1 ? vec3(0.15, 0.0, -0.3) : vec3(0.62, 0.0, 0.35));
      float tall = i == 0 ? 1.2 : (i == 1 ? 1.85 : 0.85);
      vec3 q = p - c;
      float drip = 0.03 * noise(vec2(atan(q.z, q.x) * 3.0, q.y * 2.0 + float(i)));
      float bowl = 0.1 * exp(-dot(q.xz, q.xz) * 30.0);
      best = nearer(best, vec2(max(length(q.xz) - 0.27 - drip, max(-q.y, q.y - tall + bowl)) * 0.8, 7.0));
      vec3 f = q - vec3(0.0, tall + 0.24, 0.0);
      f.y *= 0.45;
      best = nearer(best, vec2((length(f) - 0.1 + 0.05 * f.y) * 0.7, 8.0));
    }
    best = nearer(best, vec2(max(length(p.xz) - 1.2, abs(p.y - 0.0) - 0.05), 5.0));
  } else if (uBody < 14.5) {               // bars of gold
    for (int i = 0; i < 6; i++) {
      float k = float(i);
      vec3 c = i < 3 ? vec3((k - 1.0) * 0.78, 0.22, 0.0) : (i < 5 ? vec3((k - 3.5) * 0.78, 0.66, 0.0) : vec3(0.0, 1.1, 0.0));
      vec3 q = p - c;
      q.xz = turn(0.5) * q.xz; q = p - (vec3(turn(-0.5) * c.xz, c.y).xzy); q.xz = turn(0.5) * q.xz;
      float slope = 1.0 - q.y * 0.34;
      vec3 d = abs(q) - vec3(0.36 * slope, 0.2, 0.85 * slope);
      best = nearer(best, vec2((length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0) - 0.02) * 0.85, 5.0));
    }
  } else if (uBody < 15.5) {               // a bottle and a glass
    float y = p.y;
    vec3 q = p - vec3(-0.4, 0.0, -0.2);
    float r = 0.46 * smoothstep(1.85, 1.3, y) + 0.15 + 0.04 * step(2.45, y);
    best = vec2(lathe(q, r, 0.0, 2.65), 6.0);
    best = nearer(best, vec2(max(abs(length(q.xz) - 0.62) - 0.012, abs(y - 0.72) - 0.34), 7.0));
    q = p - vec3(0.72, 0.0, 0.35);
    float glass = 0.32 - 0.05 * (1.0 - q.y);
    float wall = max(abs(length(q.xz) - glass) - 0.025, max(-q.y, q.y - 0.95));
    best = nearer(best, vec2(min(wall, max(length(q.xz) - glass, abs(q.y - 0.06) - 0.06)) * 0.8, 6.0));
    best = nearer(best, vec2(max(length(q.xz) - glass + 0.03, max(0.1 - q.y, q.y - 0.55)) * 0.8, 1.0));
  } else if (uBody < 16.5) {               // a ball: pearl, crystal ball, stone
    best = vec2(length(p - vec3(0, 1.0, 0)) - 0.95, 1.0);
    best = nearer(best, vec2(lathe(p, 0.5 + 0.25 * exp(-p.y * 14.0), 0.0, 0.2), 5.0));
  } else {                                 // a ring
    vec3 q = p - vec3(0, 1.0, 0);
    q.xz = turn(0.35) * q.xz;
    best = vec2(length(vec2(length(q.xy) - 0.82, q.z * 0.8)) - 0.12, 5.0);
    vec3 g = q - vec3(0.0, 1.08, 0.0);
    float stone = max(max(abs(g.x) * 0.8 + abs(g.y) * 0.6, abs(g.z) * 0.8 + abs(g.y) * 0.6),
      max(abs(g.x + g.z) * 0.62, abs(g.x - g.z) * 0.62)) - 0.27;
    best = nearer(best, vec2(max(stone, abs(g.y) - 0.26) * 0.8, 1.0));
    best = nearer(best, vec2(length(vec2(length(g.xz) - 0.32, g.y + 0.08)) - 0.05, 5.0));
  }
  return best;
}

vec2 world(vec3 p) {
  vec2 best = bodies(p);
  if (uTable > 0.5) best = nearer(best, vec2(p.y, 20.0));
  return best;
}

vec2 march(vec3 eye, vec3 ray, int steps, bool table) {
  float along = 0.0;
  vec2 met = vec2(-1.0, 0.0);
  for (int i = 0; i < steps; i++) {
    vec2 here = table ? world(eye + ray * along) : bodies(eye + ray * along);
    if (here.x < 0.0015 * along) return vec2(along, here.y);
    along += here.x * 0.9;
    if (along > FAR) break;
  }
  return met;
}

vec3 normalAt(vec3 p) {
  vec2 e = vec2(0.0025, 0.0);
  return normalize(vec3(bodies(p + e.xyy).x - bodies(p - e.xyy).x,
    bodies(p + e.yxy).x - bodies(p - e.yxy).x, bodies(p + e.yyx).x - bodies(p - e.yyx).x));
}

// What a mirror in this room shows: two soft windows, a lamp at the back, a dark floor.
vec3 roomLight(vec3 ray) {
  vec3 light = mix(uBackdrop * 0.35, uBackdrop * 1.5, smoothstep(-0.3, 0.8, ray.y));
  vec2 window = vec2(dot(ray, normalize(vec3(0.7, 0.0, 0.72))), ray.y - 0.45);
  float big = smoothstep(0.34, 0.2, abs(dot(ray, normalize(vec3(-0.75, 0.1, 0.1))) - 0.78))
    * smoothstep(0.42, 0.3, abs(ray.y - 0.42));
  light += uLightColour * big * 1.9;
  float strip = smoothstep(0.16, 0.06, abs(window.x - 0.75)) * smoothstep(0.5, 0.3, abs(window.y));
  light += uRimLight * strip * 1.5;
  light += uLightColour * 1.3 * smoothstep(0.86, 0.97, ray.y);
  light += uRimLight * 0.9 * pow(max(0.0, dot(ray, normalize(vec3(0.5, 0.35, -0.85)))), 6.0);
  return light;
}

vec3 behindAll(vec2 p) {
  float r = length(p - vec2(0.0, 0.25));
  vec3 light = uBackdrop * (0.15 + 1.7 * exp(-r * 1.7));
  light += uRimLight * 0.16 * exp(-r * 2.8);
  // Lamps far out of focus, softest where they are largest.
  for (int i = 0; i < 3; i++) {
    vec2 q = turn(0.5 * float(i)) * p * (2.1 + 0.9 * float(i)) + uSeed * 1.7 + float(i) * 5.0;
    vec2 cell = floor(q);
    vec2 d = fract(q) - 0.5 - 0.36 * (vec2(chance(cell + 3.0), chance(cell + 9.0)) - 0.5);
    float size = 0.12 + 0.2 * chance(cell + 5.0);
    float disc = smoothstep(size, size * 0.45, length(d)) * step(0.5, chance(cell));
    light += mix(uRimLight, uLightColour, chance(cell + 17.0)) * disc * uBokeh * 0.075
      * smoothstep(-0.25, 0.3, p.y);
  }
  return light;
}

#ifdef THING
#include things/matter
#endif
vec3 matter(vec3 p, vec3 n, vec3 ray, float kind) {
  vec3 lamp = normalize(vec3(-0.62, 0.8, 0.62));
  vec3 back = normalize(vec3(0.55, 0.45, -0.8));
  float facing = max(dot(n, lamp), 0.0);
  float shade = 1.0;
  float t = 0.05;
  for (int i = 0; i < 14; i++) {
    float d = bodies(p + n * 0.01 + lamp * t).x;
    shade = min(shade, clamp(0.5 + 7.0 * d / t, 0.0, 1.0));
    t += clamp(d, 0.05, 0.3);
  }
  float open = clamp(0.35 + 1.6 * bodies(p + n * 0.22).x, 0.0, 1.0);
  vec3 mirrored = roomLight(reflect(ray, n));
  float graze = pow(1.0 - max(dot(n, -ray), 0.0), 5.0);
  float wrap = pow(max(dot(n, lamp) * 0.5 + 0.5, 0.0), 2.0);
  float edge = pow(max(dot(n, back), 0.0), 2.0) * (0.25 + graze * 3.0);
#ifdef THING
  return matterOf(Seen(p, n, ray, mirrored, facing, shade, open, wrap, edge, graze), kind);
#endif
  vec3 body = uTint;
  float gloss = 0.06;
  if (kind > 4.5 && kind < 5.5 || kind > 8.5 && kind < 9.5) {
    vec3 metal = kind < 5.5 ? uTint : uTint2;
    if (uBody < 9.5 || (uBody > 11.5 && uBody < 13.5 && kind < 5.5) || uBody > 15.5) metal = uTint2;
    if (uBody > 9.5 && uBody < 11.5) metal = kind < 5.5 ? uTint : uTint2;
    vec3 seen = mirrored * 1.25 + 0.12 * facing * shade;
    return metal * seen * (0.35 + 0.65 * open) * 1.35 + metal * edge * uRimLight * 0.6
      + metal * metal * facing * shade * 0.3;
  }
  if (kind > 5.5 && kind < 6.5) {
    vec3 through = behindAll(p.xy * 0.25 + refract(ray, n, 0.8).xy * 0.4) * uTint2 * 1.6;
    return through + mirrored * (0.14 + 0.8 * graze) + uTint2 * edge * uRimLight * 0.8;
  }
  if (kind > 7.5 && kind < 8.5) return vec3(6.0, 3.4, 1.1) * (0.5 + 0.8 * max(dot(n, -ray), 0.0));
  if (kind > 6.5 && kind < 7.5) {
    vec3 wax = mix(uTint, vec3(0.85, 0.72, 0.5), uBody < 14.0 ? 0.35 : 0.7);
    float warm = uBody < 14.0 ? exp(-max(1.4 - p.y, 0.0) * 1.1) : 0.0;
    return wax * (wrap * 0.75 * uLightColour + vec3(1.0, 0.5, 0.16) * warm * 0.85) + mirrored * 0.03;
  }
  if (kind > 2.5 && kind < 3.75) {
    body = kind > 3.25 ? vec3(0.2, 0.26, 0.05) : vec3(0.06, 0.26, 0.05) * (0.75 + 0.5 * noise(p.xz * 9.0));
    return body * (wrap * (0.3 + 0.7 * shade) * 1.5 + edge * 2.0) * uLightColour + mirrored * 0.04;
  }
  if (kind > 3.75 && kind < 4.5) {
    return vec3(0.16, 0.085, 0.03) * (wrap * 1.6 + edge) * (0.6 + 0.6 * noise(p.xy * vec2(30.0, 6.0)));
  }
  if (kind > 9.5 && kind < 10.5) {
    float stripe = smoothstep(0.3, 0.7, noise(vec2(atan(p.z + 1.0, p.x - 0.2) * 5.5 + 0.5 * noise(p.xy * 6.0), 2.0)));
    body = mix(vec3(0.012, 0.075, 0.016), vec3(0.12, 0.28, 0.06), stripe);
  } else if (kind > 1.5 && kind < 2.5) {
    // The inside of a cut fruit, by its distance from the middle.
    if (uBody < 5.5) {
      vec3 q = p - vec3(-0.5, 0.66, 0.35);
      q.xz = turn(0.32) * q.xz;
      q.yz = turn(-0.2) * q.yz;
      float r = length(q.xy);
      float a = atan(q.y, q.x);
      float wedge = abs(fract(a / 6.2832 * 10.0) - 0.5) * 2.0;
      float skin = smoothstep(0.53, 0.56, r);
      float pith = max(smoothstep(0.86, 0.97, wedge) * step(0.06, r), smoothstep(0.09, 0.05, r));
      vec3 flesh = uTint * (0.85 + 0.5 * noise(vec2(a * 22.0, r * 5.0)));
      body = q.z > 0.03 ? mix(flesh, vec3(0.9, 0.72, 0.42), clamp(max(pith * 0.75, skin), 0.0, 1.0)) : uTint;
      if (q.z > 0.03 && r > 0.625) body = uTint;
    } else {
      vec3 q = p - vec3(-0.05, 1.12, 0.62);
      float r = length(q);
      vec2 cell = fract(vec2(atan(q.y, q.x) * 4.0, r * 4.2)) - 0.5;
      float seed = smoothstep(0.2, 0.12, length(cell * vec2(1.0, 0.7))) * smoothstep(0.45, 0.55, r) * smoothstep(0.9, 0.8, r);
      body = mix(uTint * (0.8 + 0.4 * noise(p.xy * 24.0)), vec3(0.75, 0.9, 0.6), smoothstep(0.9, 1.0, r));
      body = mix(body, vec3(0.03, 0.13, 0.03), smoothstep(1.03, 1.07, r));
      body = mix(body, vec3(0.012, 0.008, 0.006), seed);
    }
  } else {
    float patch_ = clouds(p.xy * 1.7 + p.z * 1.3 + uSeed, 4);
    body = mix(uTint, uTint2, smoothstep(0.35, 0.7, patch_));
    if (uBody > 7.5 && uBody < 8.5) {
      vec2 grid = vec2(atan(p.z, p.x - (p.x > 0.0 ? 0.6 : -0.5)) * 4.5, p.y * 7.0);
      grid.x += 0.5 * mod(floor(grid.y), 2.0);
      float pip = smoothstep(0.22, 0.12, length((fract(grid) - 0.5) * vec2(1.4, 1.0)));
      body = mix(body, vec3(0.8, 0.6, 0.15), pip * 0.75);
    }
    if (uBody > 2.5 && uBody < 4.5) body = mix(body, vec3(0.3, 0.32, 0.5), 0.28 * smoothstep(0.4, 0.75, patch_) * (1.0 - facing));
    if (uBody > 15.5 && uBody < 16.5) {
      return body * (0.3 + wrap * 0.8) * (0.4 + 0.6 * shade) + mirrored * (0.32 + graze * 0.8)
        + 0.22 * (0.5 + 0.5 * cos(6.0 * dot(n, -ray) + vec3(0.0, 2.0, 4.0))) * body;
    }
    if (uBody > 16.5) {
      vec3 inner = roomLight(normalize(refract(ray, n, 0.65) * vec3(1.0, -1.0, 1.0) + 0.4 * sin(p * 23.0)));
      return uTint * (inner * 2.2 + 0.1) + mirrored * (0.25 + graze);
    }
    gloss = 0.075;
  }
  vec3 glow = body * (0.5 + body) * pow(max(0.0, 1.0 - dot(n, -ray)), 2.0) * 0.35;
  vec3 light = body * (wrap * (0.35 + 0.65 * shade) * 1.5 * uLightColour + 0.05) * (0.45 + 0.55 * open);
  return light + glow + mirrored * (gloss + 0.55 * graze) + (body + 0.15) * edge * uRimLight * 0.9;
}

#ifdef THING
uniform float uRaise;
#endif
vec3 paint(vec2 p) {
#ifdef THING
  p.y -= uRaise;
#endif
  vec3 eye = vec3(0.0, 1.9 + uLift, uDistance);
  vec3 ray = normalize(vec3(p.x, p.y - 0.74, -2.75));
  ray.yz = turn(-0.16 - uLift * 0.16) * ray.yz;
  eye.xz = turn(uTurn) * eye.xz;
  ray.xz = turn(uTurn) * ray.xz;
#ifdef THING
  // By itself it is only looked for where it can be.
  vec3 toThing = vec3(0.0, 1.2, 0.0) - eye;
  if (uTable < 0.5 && length(toThing - ray * dot(toThing, ray)) > 2.0) {
    shown = 0.0;
    return vec3(0);
  }
#endif
  vec2 met = march(eye, ray, 90, uTable > 0.5);
  shown = uTable > 0.5 || met.x > 0.0 ? 1.0 : 0.0;
  if (met.x < 0.0) return uTable > 0.5 ? behindAll(p) : vec3(0);
  vec3 at = eye + ray * met.x;
  if (met.y < 19.0) return matter(at, normalAt(at), ray, met.y);
  // The table: a polished plank that mirrors, and fades into the dark behind.
  vec3 n = vec3(0, 1, 0);
  float grain = clouds(vec2(at.x * 0.9, at.z * 7.0), 5);
  n.x += (grain - 0.48) * 0.05;
  vec3 mirrored = reflect(ray, normalize(n));
  vec2 seen = march(at + vec3(0, 0.01, 0), mirrored, 50, false);
  vec3 shine = seen.x > 0.0
    ? matter(at + mirrored * seen.x, normalAt(at + mirrored * seen.x), mirrored, seen.y)
    : behindAll(vec2(p.x, 0.5 - p.y * 0.4)) * 0.9;
  float shade = clamp(bodies(at + vec3(0, 0.12, 0)).x * 2.4, 0.0, 1.0);
  float lampShade = clamp(bodies(at + normalize(vec3(-0.62, 0.8, 0.62)) * 0.6).x * 1.8, 0.0, 1.0);
  vec3 wood = uTableColour * (0.45 + 1.1 * grain) * (0.15 + 0.85 * shade) * (0.3 + 0.7 * lampShade);
  float far = exp(-dot(at.xz, at.xz) * 0.12);
  float graze = pow(1.0 - max(-ray.y, 0.0), 3.0);
  vec3 light = wood * far * uLightColour * 1.3 + shine * (0.1 + 0.5 * graze) * (0.4 + 0.6 * grain);
  return mix(behindAll(p), light, smoothstep(9.0, 3.0, length(at.xz)));
}
